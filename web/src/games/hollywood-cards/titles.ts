// The game knows no titles, but a poster needs one: every movie gets its own, always the same for the same movie.

import type { Movie } from "../../generated/hollywood-cards";

/** How many titles `page-hollywood-cards.ftl` has for each genre: as many as there are stars, so they never run out. */
export const TITLES = 12;

/** A number from a text; FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}

/** Which title (from 1) each movie has, by its star. No two movies of a genre share one. */
export function titleNumbers(movies: readonly Movie[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const taken = new Map<string, Set<number>>();
  // The order must not depend on who owns the movies.
  for (const movie of [...movies].sort((a, b) => a.star.localeCompare(b.star))) {
    const used = taken.get(movie.genre) ?? new Set();
    let number = hash(`${movie.genre} ${movie.star} ${movie.films[0] ?? ""}`) % TITLES;
    while (used.has(number) && used.size < TITLES) number = (number + 1) % TITLES;
    used.add(number);
    taken.set(movie.genre, used);
    numbers.set(movie.star, number + 1);
  }
  return numbers;
}
