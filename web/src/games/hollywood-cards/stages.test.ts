import { describe, expect, it } from "vitest";
import type { Component, GameEvent } from "../../api/types";
import fixture from "./fixture.json";
import { stages, told } from "./stages";
import type { Event as HollywoodCardsEvent, View } from "../../generated/hollywood-cards";

// A stretch of a real game: the last reel of a round, two stars that wait for a project, and the next round.
const box = new Map(fixture.components.map((one) => [one.id, one as unknown as Component]));
const frames = fixture.frames as unknown as { view: View; events: GameEvent[] }[];

const cardsIn = (view: View) =>
  view.columns.flatMap((column) => column.cards.flatMap((spot) => (spot.card ? [spot.card] : [])));

describe("stages", () => {
  it.each(frames.slice(1).map((_, index) => index + 1))("leads from frame to frame (%i)", (index) => {
    const before = frames[index - 1];
    const now = frames[index];
    if (!before || !now) throw new Error("the fixture has four frames");
    const list = stages(box, before.view, now.events, now.view);
    expect(list.length).toBeGreaterThan(0);
    // One card leaves the area at a time.
    let count = cardsIn(before.view).length;
    for (const stage of list) {
      expect(count - cardsIn(stage).length).toBeLessThanOrEqual(1);
      count = cardsIn(stage).length;
    }
    const last = list.at(-1);
    for (const [seat, studio] of now.view.players.entries()) {
      const sorted = (view: View | undefined) =>
        view?.players[seat]?.projects
          .map((project) => ({ ...project, films: [...project.films].sort() }))
          .sort((a, b) => a.genre.localeCompare(b.genre));
      expect(sorted(last)).toEqual(sorted(now.view));
      expect(last?.players[seat]?.movies).toEqual(studio.movies);
    }
  });

  it("tells nothing when the frames don't follow each other", () => {
    const [first, , , last] = frames;
    if (!first || !last) throw new Error("the fixture has four frames");
    expect(stages(box, first.view, last.events, last.view)).toEqual([]);
    expect(stages(box, null, last.events, last.view)).toEqual([]);
    expect(stages(box, first.view, [], last.view)).toEqual([]);
  });

  it("pushes reels up", () => {
    const view = frames[0]?.view;
    if (!view) throw new Error("the fixture has four frames");
    const free = view.columns.findIndex((column) => !column.full);
    const before = view.columns[free]?.cards.map((spot) => spot.reel) ?? [];
    const event = { kind: "reel-placed", seat: 2, column: free + 1 } as unknown as HollywoodCardsEvent;
    const after = told(box, view, event).columns[free]?.cards.map((spot) => spot.reel);
    expect(after).toEqual([...before.slice(1), 2]);
  });
});
