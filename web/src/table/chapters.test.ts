import { expect, test } from "vitest";
import type { GameEvent } from "../api/types";
import { chaptersOf } from "./chapters";
import type { LogLine } from "./state";

const line = (kind: string, step: number): LogLine => ({
  kind: "event",
  event: { kind, step, text: { key: kind } } as GameEvent,
});
const note: LogLine = { kind: "note", step: 2, text: { key: "undone" } };

test("a chapter goes on until the next one begins", () => {
  const lines = [line("game-began", 0), line("auction", 0), line("bid", 1), note, line("auction", 3)];
  const chapters = chaptersOf(lines, (event) => event.kind === "auction");
  expect(chapters.map((chapter) => chapter.lines.length)).toEqual([1, 3, 1]);
  expect(chapters[1]?.events.map((event) => event.kind)).toEqual(["auction", "bid"]);
  // What comes later does not change what a chapter is called by.
  const before = chaptersOf(lines.slice(0, 3), (event) => event.kind === "auction");
  expect(before.map((chapter) => chapter.key)).toEqual(chapters.slice(0, 2).map((chapter) => chapter.key));
});

test("several in a row can be one beginning", () => {
  const lines = [line("drafted", 1), line("drafted", 1), line("passed", 1), line("drafted", 2)];
  const begins = (event: GameEvent, before?: GameEvent) =>
    event.kind === "drafted" && before?.kind !== "drafted";
  expect(chaptersOf(lines, begins).map((chapter) => chapter.lines.length)).toEqual([3, 1]);
});

test("without beginnings there is one chapter", () => {
  expect(chaptersOf([line("a", 0), line("b", 1)], () => false)).toHaveLength(1);
  expect(chaptersOf([], () => true)).toHaveLength(0);
});
