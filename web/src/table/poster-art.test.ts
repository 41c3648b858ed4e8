import { expect, it } from "vitest";
import { SCENES, palette, wrapped } from "./poster-art";

it("breaks titles between words", () => {
  expect(wrapped("THE GOVERNESS OF KARPISTAN", 15)).toEqual(["THE GOVERNESS", "OF KARPISTAN"]);
  expect(wrapped("A B C", 15)).toEqual(["A B C"]);
});

it("has a motif and colours for every genre, and something for others", () => {
  for (const genre of Object.keys(SCENES)) expect(palette(genre, false).sky).toMatch(/^#/);
  expect(palette("unheard-of", true).sky).toMatch(/^#/);
});
