// Every film of all years as a poster.

import { t, texts } from "../../app/texts.svelte";
import type { EndFacts, Poster } from "../contract";
import { filmId } from "./board";
import { cardName, cardOf } from "./cards";
import { WORTHLESS } from "./kinds";
import { filmTitle } from "./films";
import type { View } from "../../generated/hollywood";
import { type EarnedFilm, winningFilm, yearResults } from "./years";

/** A film that earns this much has all five stars. */
const FULL_HOUSE = 35;

const ROLES = ["actress", "actor", "director", "crew"] as const;

export function posterId(film: EarnedFilm): string {
  return filmId(film.year, film.seat, film.film);
}

export function posters(end: EndFacts<View>): Poster[] {
  const years = yearResults(end.events);
  const films = years.flatMap((year) => year.films);
  const worst = films.toSorted((a, b) => a.receipt.income - b.receipt.income)[0];
  const winners = new Set(years.map(winningFilm));
  const best = films.toSorted((a, b) => b.receipt.income - a.receipt.income)[0];
  return films.map((film) =>
    poster(end, film, {
      worst: film === worst && films.length > 1,
      winner: winners.has(film),
      best: film === best,
    }),
  );
}

function poster(
  end: EndFacts<View>,
  film: EarnedFilm,
  is: { worst: boolean; winner: boolean; best: boolean },
): Poster {
  const cards = film.cards.map((id) => cardOf(end.components, id));
  const genre = film.receipt.genre ?? "drama";
  const id = posterId(film);
  const cast = ROLES.flatMap((kind) =>
    cards
      .filter((card) => card.kind === kind && card.id !== WORTHLESS)
      .map((card) => ({
        role: kind === "crew" ? "" : t(`hollywood-type-${kind}`),
        name: cardName(card),
      })),
  );
  const prizes: string[] = [];
  if (is.winner) prizes.push(t("page-hollywood-prize-year", { year: film.year }));
  if (is.best) prizes.push(t("page-hollywood-prize-best"));
  if (is.worst) prizes.push(t("page-hollywood-prize-worst"));
  return {
    id,
    seat: film.seat,
    title: filmTitle(cards, end.filmNames[id], film.receipt.genre),
    genre,
    genreName: texts.has(`hollywood-genre-${genre}`) ? t(`hollywood-genre-${genre}`) : genre,
    cast,
    rating: t("page-hollywood-millions", { amount: film.receipt.income }),
    stars: Math.min(5, Math.max(0, (film.receipt.income / FULL_HOUSE) * 5)),
    prizes,
    worst: is.worst,
  };
}
