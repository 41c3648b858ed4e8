import { expect, it } from "vitest";
import { gamesOf, shelfMessages } from "./shelf.ts";

it("takes what the shelf shows and nothing else", () => {
  const source =
    "poker-title = Poker\npoker-summary =\n    Bluff, and\n    win.\n# A comment\npoker-titles = None\npoker-duration = an hour\nother-title = Other\n";
  expect(shelfMessages("poker", source)).toEqual([
    "poker-title = Poker",
    "poker-summary =\n    Bluff, and\n    win.",
    "poker-duration = an hour",
  ]);
});

it("finds the same games in every language", () => {
  const [english, ...others] = ["en", "de", "fr"].map((language) => gamesOf(`../locales/${language}`).sort());
  expect(english?.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(english);
});
