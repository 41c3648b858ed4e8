import { describe, expect, it } from "vitest";
import type { Component, Prompt } from "../../api/types";
import {
  cardOf,
  countsByKind,
  firstNumber,
  ghostsOf,
  offerOf,
  reelsInAll,
  reelsOf,
  starsAmong,
} from "./cards";
import fixture from "./fixture.json";
import type { Column, View } from "./types";

const box = new Map(fixture.components.map((one) => [one.id, one as unknown as Component]));
const view = fixture.frames[0]?.view as unknown as View;

const column: Column = {
  full: false,
  cards: [
    { card: "lorna-vale", reel: null },
    { card: "horror-1", reel: 0 },
    { card: "action-1", reel: 1 },
  ],
};

describe("cards", () => {
  it("are known by their ids", () => {
    expect(cardOf(box, "lorna-vale")).toEqual({
      kind: "star",
      id: "lorna-vale",
      name: "Lorna Vale",
      rating: 3,
    });
    expect(cardOf(box, "horror-award")).toEqual({
      kind: "film",
      id: "horror-award",
      genre: "horror",
      award: true,
    });
    expect(cardOf(box, "blockbuster-2").kind).toBe("blockbuster");
  });

  it("are numbered down the columns from the left", () => {
    expect(view.columns.map((_, index) => firstNumber(view.columns, index))).toEqual([1, 5, 9, 12]);
  });

  it("are counted by kind, with those that there are none of", () => {
    expect(countsByKind(box, ["horror-1", "horror-2", "blockbuster-1", "lorna-vale"])).toEqual([
      { kind: "horror", count: 2 },
      { kind: "action", count: 0 },
      { kind: "romantic-comedy", count: 0 },
      { kind: "blockbuster", count: 1 },
    ]);
    expect(starsAmong(box, ["skip-dawson", "horror-1", "lorna-vale"]).map((star) => star.id)).toEqual([
      "lorna-vale",
      "skip-dawson",
    ]);
  });
});

describe("reels", () => {
  it("keep their order when they are pushed", () => {
    expect(reelsOf(column)).toEqual([
      { order: 0, seat: 0, row: 1 },
      { order: 1, seat: 1, row: 2 },
    ]);
    expect(reelsInAll(view)).toBe(12);
  });

  it("leave ghosts where an option says they would go", () => {
    const reels = [
      { seat: 2, from: null, to: "action-1" },
      { seat: 1, from: "action-1", to: "horror-1" },
      { seat: 0, from: "horror-1", to: "lorna-vale" },
    ];
    expect(ghostsOf(column, { column_full: true, reels })).toEqual([
      { seat: 2, row: 2, isNew: true },
      { seat: 1, row: 1, isNew: false },
      { seat: 0, row: 0, isNew: false },
    ]);
    expect(ghostsOf(column, null)).toEqual([]);
  });
});

describe("offers", () => {
  const prompt = {
    answered: false,
    options: [
      { action: "reel 2", verb: "reel", subject: "column-2", label: { key: "a" }, preview: {} },
      { action: "clap", verb: "clap", label: { key: "b" }, preview: {} },
    ],
  } as unknown as Prompt;

  it("are found by verb and subject", () => {
    expect(offerOf(prompt, "reel", "column-2")?.index).toBe(0);
    expect(offerOf(prompt, "reel", "column-1")).toBeNull();
    expect(offerOf(prompt, "clap")?.index).toBe(1);
    expect(offerOf(null, "clap")).toBeNull();
  });
});
