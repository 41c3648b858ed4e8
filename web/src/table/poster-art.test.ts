import { expect, it } from "vitest";
import { SCENES, composition, palette, wrapped } from "./poster-art";

it("breaks titles between words", () => {
  expect(wrapped("THE GOVERNESS OF KARPISTAN", 15)).toEqual(["THE GOVERNESS", "OF KARPISTAN"]);
  expect(wrapped("A B C", 15)).toEqual(["A B C"]);
});

it("has a motif and colours for every genre, and something for others", () => {
  for (const genre of Object.keys(SCENES)) expect(palette(genre, false).sky).toMatch(/^#/);
  expect(palette("unheard-of", true).sky).toMatch(/^#/);
});

it("draws films of a genre in different ways, and a film always the same", () => {
  const titles = [
    "Dockside",
    "The Fawn",
    "Corsair's Wake",
    "Dust Road West",
    "The Bell Tower",
    "Elderberry Wine",
  ];
  const drawn = titles.map((title) => JSON.stringify(composition("drama", title)));
  expect(new Set(drawn).size).toBeGreaterThan(3);
  expect(composition("drama", "Dockside")).toEqual(composition("drama", "Dockside"));
  expect(composition("unheard-of", "Dockside").scene).toMatch(/^M/);
});
