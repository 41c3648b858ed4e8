import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TITLES, titleNumbers } from "./titles";
import type { Movie } from "../../generated/hollywood-cards";

const movie = (star: string, genre: string, film: string): Movie => ({
  star,
  genre,
  films: [film],
  size: 1,
  rating: 1,
  points: 1,
});

describe("titles", () => {
  it("are the same for the same movies, whoever owns them", () => {
    const movies = [movie("a", "horror", "horror-1"), movie("b", "action", "action-2")];
    expect(titleNumbers(movies)).toEqual(titleNumbers([...movies].reverse()));
  });

  it("differ within a genre, even if every star makes a movie of it", () => {
    const movies = Array.from({ length: TITLES }, (_, n) => movie(`star-${n}`, "horror", `horror-${n}`));
    expect(new Set(titleNumbers(movies).values()).size).toBe(TITLES);
  });

  it("are all there in English", () => {
    const file = readFileSync(
      new URL("../../../../locales/en/page-hollywood-cards.ftl", import.meta.url),
      "utf8",
    );
    for (const genre of ["horror", "action", "romantic-comedy"])
      for (let n = 1; n <= TITLES; n++) expect(file).toContain(`page-hollywood-cards-title-${genre}-${n} = `);
  });
});
