// Every finished film as a poster.

import type { Component } from "../../api/types";
import { t } from "../../app/texts.svelte";
import type { EndFacts, Poster } from "../contract";
import type { Film, Genre, View } from "../../generated/dream-factory";
import { type Edition, awardWords, genreWord, isChip, kindWord, ratingWords } from "./words";

/** The highest rating token. */
const BEST = 22;
const STARS = 5;

/** Pictures follow the words of the edition. */
export function pictureOf(edition: Edition, genre: Genre): string {
  if (edition === "2000") return genre;
  return { adventure: "action", drama: "drama", entertainment: "comedy" }[genre];
}

/** Who can be seen on a film, the director first and a guest star last. */
export function castOf(
  film: Film,
  components: ReadonlyMap<string, Component>,
  edition: Edition,
): { role: string; name: string }[] {
  return [...film.spaces.map((space) => space.stack.at(-1)), film.guest.at(-1)].flatMap((id) => {
    const chip = id === undefined ? undefined : components.get(id);
    return isChip(chip) ? [{ role: kindWord(edition, chip.kind), name: chip.name }] : [];
  });
}

export function posters(end: EndFacts<View>): Poster[] {
  const { view, components } = end;
  const films = view.players.flatMap((player) =>
    player.screenplays.filter((film) => film.finished).map((film) => ({ film, seat: player.seat })),
  );
  films.sort((a, b) => (b.film.rating ?? 0) - (a.film.rating ?? 0));
  return films.map(({ film, seat }) => ({
    id: film.id,
    seat,
    title: end.filmNames[film.id] ?? film.title,
    genre: pictureOf(view.edition, film.genre),
    genreName: genreWord(view.edition, film.genre),
    cast: castOf(film, components, view.edition),
    rating: film.token === null ? t("page-dream-factory-no-token") : ratingWords(view.edition, film),
    stars: Math.min(STARS, Math.round(((film.rating ?? 0) / BEST) * STARS * 2) / 2),
    prizes: film.awards.map((award) => awardWords(view.edition, award)),
    worst: film.awards.includes("worst-movie"),
  }));
}
