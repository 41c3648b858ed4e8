// Words of the box, which differ by edition. The messages choose by `$edition`, a number.

import type { Component } from "../../api/types";
import { t, texts } from "../../app/texts.svelte";
import type { Film, Genre, LocationView, View } from "../../generated/dream-factory";
import type { ChipInfo, Drawn, ScreenplayInfo } from "./pieces";

export type Edition = View["edition"];

const year = (edition: Edition) => ({ edition: Number(edition) });

/** A message of `page-dream-factory.ftl`. */
export const words = (edition: Edition, key: string, args: Record<string, string | number> = {}): string =>
  t(`page-dream-factory-${key}`, { ...year(edition), ...args });

export const kindWord = (edition: Edition, kind: Drawn): string =>
  kind === "blank" ? t("dream-factory-space-blank") : t(`dream-factory-kind-${kind}`, year(edition));

/** One or two letters that stand on chips and spaces of a kind. */
export const kindLetter = (edition: Edition, kind: Drawn): string =>
  words(edition, `letter-${kind === "top-director" ? "director" : kind}`);

export const genreWord = (edition: Edition, genre: Genre): string =>
  t(`dream-factory-genre-${genre}`, year(edition));

export const moneyWord = (edition: Edition, amount: number): string =>
  t("dream-factory-money", { ...year(edition), amount });

export const placeWord = (edition: Edition, kind: LocationView["kind"]): string =>
  words(edition, `place-${kind}`);

/** Name, kind and stars. */
export const chipWords = (edition: Edition, chip: ChipInfo): string =>
  t("dream-factory-chip", {
    ...year(edition),
    name: chip.name,
    kind: kindWord(edition, chip.kind),
    stars: chip.stars,
  });

/** What a chip is and where it may lie. */
export const chipTip = (edition: Edition, chip: ChipInfo): string =>
  `${chipWords(edition, chip)}. ${words(edition, `about-${chip.kind}`)}`;

export function ratingWords(edition: Edition, film: Film): string {
  return film.token === null
    ? t("dream-factory-rating-none")
    : t("dream-factory-rating", { ...year(edition), token: film.token });
}

/** The name of an award by its id, such as `first-movie-drama` or `best-movie-2`. */
export function awardWords(edition: Edition, id: string): string {
  const match = /^(first-movie|movie-of-the-year|best-movie|worst-movie|best-director)(?:-(\w+))?$/.exec(id);
  const [, kind, what] = match ?? [];
  if (!kind) return id;
  const args: Record<string, string | number> = { ...year(edition) };
  if (kind === "best-movie") args["quarter"] = Number(what);
  else if (what) args["genre"] = genreWord(edition, what as Genre);
  return t(`dream-factory-part-${kind}`, args);
}

export const isChip = (component: Component | undefined): component is ChipInfo =>
  component !== undefined && component.kind !== "screenplay" && typeof component["stars"] === "number";

export const isScreenplay = (component: Component | undefined): component is ScreenplayInfo =>
  component?.kind === "screenplay";

export const titleOf = (edition: Edition, screenplay: ScreenplayInfo): string =>
  edition === "2000" ? screenplay.title_2000 : screenplay.title_2009;

/** A film in words: what lies on it, what is missing, what it is worth. */
export function filmWords(edition: Edition, film: Film, chipName: (id: string) => string): string {
  const top = (stack: string[]) => stack.at(-1);
  const cast = [...film.spaces.map((space) => top(space.stack)), top(film.guest)]
    .filter((id) => id !== undefined)
    .map(chipName);
  const open = film.spaces
    .filter((space) => space.stack.length === 0)
    .map((space) => kindWord(edition, space.kind));
  const args = {
    title: film.title,
    genre: genreWord(edition, film.genre),
    total: film.total,
    cast: texts.list(cast),
    open: texts.list(open),
    has: cast.length,
    missing: film.missing,
    rating: film.finished ? ratingWords(edition, film) : "",
  };
  return words(edition, film.finished ? "film-finished" : "film-open", args);
}
