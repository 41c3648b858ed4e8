import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { gamesIn, shelfMessages } from "./shelf.ts";

it("takes what the shelf shows and nothing else", () => {
  const source =
    "poker-title = Poker\npoker-summary =\n    Bluff, and\n    win.\n# A comment\npoker-titles = None\npoker-duration = an hour\nother-title = Other\n";
  expect(shelfMessages("poker", source)).toEqual([
    "poker-title = Poker",
    "poker-summary =\n    Bluff, and\n    win.",
    "poker-duration = an hour",
  ]);
});

it("finds the games, and each has English messages", () => {
  const games = gamesIn("../crates");
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) expect(existsSync(`../locales/en/${game}.ftl`), game).toBe(true);
});
