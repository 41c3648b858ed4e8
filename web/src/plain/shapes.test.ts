import { beforeAll, expect, it, vi } from "vitest";
import type { Component } from "../api/types";
import type { Field, Json } from "./shapes";

// Preferences ask the window for them; there is none here.
vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => media });
});

const { texts } = await import("../app/texts.svelte");
const { Shaper, readable } = await import("./shapes");

beforeAll(() => texts.need("shared", "view"));

const COMPONENTS = new Map<string, Component>([
  [
    "rock-sterling",
    { id: "rock-sterling", kind: "star", name: "Rock Sterling", rating: 3, award: true, lost: false },
  ],
]);
const shaper = new Shaper("a-new-game", { names: ["Ada", "Bob"], me: 0 }, COMPONENTS);

const only = (view: { [field: string]: Json }): Field | undefined => shaper.fields(view)[0];

it("draws a game that it has never heard of", () => {
  const view = {
    viewer: "seat:0",
    turn: 1,
    asked: [0, 1],
    bid_limit: 7,
    open: true,
    phase: "sealed-bids",
    none: null,
  };
  expect(shaper.fields(view)).toEqual([
    { line: "To play: Bob", seats: [1] },
    { line: "To answer: Ada and Bob", seats: [0, 1] },
    { label: "Bid limit", shape: { kind: "words", words: "7" } },
    { label: "Open", shape: { kind: "words", words: "Yes" } },
    { label: "Phase", shape: { kind: "words", words: "Sealed bids" } },
  ]);
});

it("names components and what is printed on them", () => {
  const piece = { kind: "piece", name: "Rock Sterling", facts: "Star · Rating 3 · Award" };
  expect(only({ hand: ["rock-sterling", "rock-sterling", null] })).toEqual({
    label: "Hand",
    shape: {
      kind: "list",
      items: [
        { shape: piece, count: 2 },
        { shape: { kind: "words", words: "–" }, count: 1 },
      ],
    },
  });
});

it("shows objects of a list by name, by player or by number", () => {
  const titles = (list: Json[]) => {
    const field = only({ list });
    return field && "shape" in field && field.shape.kind === "cards"
      ? field.shape.cards.map(({ seat, title }) => [seat, title])
      : null;
  };
  expect(titles([{ seat: 1, points: 3 }])).toEqual([[1, "Bob"]]);
  expect(titles([{ id: "best-film", seat: 1 }])).toEqual([[null, "Best film"]]);
  expect(titles([{ card: "rock-sterling" }, { card: null }])).toEqual([
    [null, "1"],
    [null, "2"],
  ]);
});

it("keeps empty and long lists short", () => {
  expect(only({ hand: [] })).toEqual({ label: "Hand", shape: { kind: "words", words: "–" } });
  expect(only({ earned: [3, 0, 2] })).toEqual({
    label: "Earned",
    shape: { kind: "words", words: "3, 0, 2" },
  });
});

it("makes names of programs words", () => {
  expect(readable("romantic-comedy")).toBe("Romantic comedy");
  expect(readable("set_aside")).toBe("Set aside");
});
