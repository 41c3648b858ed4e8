// Every finished movie as a poster: title, cast, points, and the prizes that the critics invent.

import { t, texts } from "../../app/texts.svelte";
import type { EndFacts, Poster } from "../contract";
import { cardOf } from "./cards";
import { titleNumbers } from "./titles";
import type { Movie, View } from "../../generated/hollywood-cards";
import { genreName } from "./words";

export interface Shown {
  movie: Movie;
  seat: number;
}

/** All movies, the best first; of equal ones, the one with more films. */
export function moviesOf(view: View): Shown[] {
  return view.players
    .flatMap((studio) => studio.movies.map((movie) => ({ movie, seat: studio.seat })))
    .sort((a, b) => b.movie.points - a.movie.points || b.movie.size - a.movie.size);
}

export function posters(end: EndFacts<View>): Poster[] {
  const movies = moviesOf(end.view);
  const numbers = titleNumbers(movies.map((one) => one.movie));
  const best = movies[0];
  const worst = worstOf(movies);
  const bestOfGenre = new Map<string, Movie>();
  for (const { movie } of movies) if (!bestOfGenre.has(movie.genre)) bestOfGenre.set(movie.genre, movie);

  return movies.map(({ movie, seat }) => {
    const star = cardOf(end.components, movie.star);
    const genre = genreName(movie.genre);
    const prizes: string[] = [];
    if (movie === best?.movie) prizes.push(t("page-hollywood-cards-prize-best"));
    if (bestOfGenre.get(movie.genre) === movie && movie.points > 0)
      prizes.push(t("page-hollywood-cards-prize-genre", { genre }));
    if (movie === worst?.movie) prizes.push(t("page-hollywood-cards-prize-worst"));
    return {
      id: movie.star,
      seat,
      title: end.filmNames[movie.star] ?? titleOf(movie, numbers.get(movie.star) ?? 1),
      genre: movie.genre,
      genreName: genre,
      cast: [
        { role: t("page-hollywood-cards-starring"), name: star.kind === "star" ? star.name : "" },
        {
          role: t("page-hollywood-cards-reels-of-film"),
          name: t("page-hollywood-cards-film-count", { films: movie.films.length }),
        },
      ],
      rating: t("page-hollywood-cards-points", { points: movie.points }),
      stars: best && best.movie.points > 0 ? (5 * movie.points) / best.movie.points : 0,
      prizes,
      worst: movie === worst?.movie,
    };
  });
}

function titleOf(movie: Movie, number: number): string {
  const key = `page-hollywood-cards-title-${movie.genre}-${number}`;
  return texts.has(key) ? t(key) : t(`page-hollywood-cards-title-horror-${number}`);
}

/** The flop: the movie with fewest points, if there is a better one. */
export function worstOf(movies: readonly Shown[]): Shown | null {
  const last = movies.at(-1);
  const best = movies[0];
  return last && best && last.movie.points < best.movie.points ? last : null;
}
