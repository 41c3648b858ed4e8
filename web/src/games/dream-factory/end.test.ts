import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Component } from "../../api/types";
import type { EndFacts } from "../contract";
import type { AwardView, Film, View } from "../../generated/dream-factory";

// Preferences ask the window for them; there is none here.
vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => media });
});

const { texts } = await import("../../app/texts.svelte");
const { ceremony } = await import("./ceremony");
const { pictureOf, posters } = await import("./posters");
const { score, sound, waiting } = await import("./waiting");

beforeAll(() => texts.need("shared", "dream-factory", "page-dream-factory"));

const chips: Component[] = [
  { id: "howard-pell", kind: "director", name: "Howard Pell", stars: 2 },
  { id: "vivian-marlowe", kind: "actor", name: "Vivian Marlowe", stars: 3 },
  { id: "ned-plank", kind: "actor", name: "Ned Plank", stars: 0 },
  { id: "champ-kelso", kind: "guest-star", name: "Champ Kelso", stars: 3 },
];

function film(id: string, title: string, token: string | null, awards: string[], finished = true): Film {
  return {
    id,
    title,
    genre: "adventure",
    stars: 4,
    spaces: [
      { kind: "director", stack: ["howard-pell"] },
      { kind: "actor", stack: ["ned-plank", "vivian-marlowe"] },
    ],
    guest: ["champ-kelso"],
    total: 12,
    missing: finished ? 0 : 1,
    finished,
    token,
    rating: finished ? Number.parseInt(token ?? "0", 10) : null,
    awards,
  };
}

const award = (id: string, seat: number | null, movie: string | null): AwardView => ({
  id,
  points: 5,
  given: seat !== null,
  seat,
  movie,
  leader_seat: seat,
  leader_movie: movie,
});

function end(): EndFacts<View> {
  const good = film("dockside", "Dockside", "12+", ["first-movie-adventure", "best-movie-1"]);
  const bad = film("the-fawn", "The Fawn", null, ["worst-movie"]);
  const player = { money: 3, actors_and_guest_stars: 2, best_director: false, movie_points: 20 };
  const view = {
    edition: "2009",
    phase: "over",
    turn: null,
    players: [
      { ...player, seat: 0, director_stars: 2, screenplays: [good] },
      { ...player, seat: 1, director_stars: 4, screenplays: [bad, film("x", "Nothing", null, [], false)] },
    ],
    awards: [
      award("first-movie-adventure", 0, "dockside"),
      award("best-movie-1", 0, "dockside"),
      award("best-movie-2", null, null),
      award("worst-movie", 1, "the-fawn"),
      award("best-director", 1, null),
    ],
  } as unknown as View;
  const outcome = { scores: [30, 13], ranks: [1, 2], winners: [0], sheet: [] };
  const components = new Map(chips.map((chip) => [chip.id, chip]));
  return { view, outcome, names: ["Ada", "Ben"], me: 0, components, filmNames: {}, setup: {}, events: [] };
}

describe("the end", () => {
  test("every finished film is a poster, the best first, with who can be seen on it", () => {
    const [first, last, ...more] = posters(end());
    expect(more).toEqual([]);
    expect(first?.title).toBe("Dockside");
    expect(first?.genre).toBe("action");
    expect(first?.rating).toBe("rating 12+");
    expect(first?.cast.map((one) => `${one.role} ${one.name}`)).toEqual([
      "director Howard Pell",
      "actor Vivian Marlowe",
      "star Champ Kelso",
    ]);
    expect(first?.prizes).toEqual(["First Movie, action", "Best Movie of round 1"]);
    expect([first?.worst, last?.worst]).toEqual([false, true]);
  });

  test("every award has its envelope, then the tills are opened", () => {
    const steps = ceremony(end());
    expect(steps.map((step) => step.poster)).toEqual(["dockside", "dockside", null, "the-fawn", null, null]);
    expect(steps[0]?.text).toContain("Dockside");
    expect(steps[2]?.points).toBeNull();
    expect(steps[4]?.text).toContain("4 stars");
    expect(steps[5]?.text).toBe("Leftover money scores, too: Ada $3 million and Ben $3 million.");
  });

  test("pictures follow the words of the edition", () => {
    expect(pictureOf("2000", "adventure")).toBe("adventure");
    expect(pictureOf("2009", "entertainment")).toBe("comedy");
  });
});

test("the game waits for the seat whose turn it is", () => {
  const view = { ...end().view, turn: 1, phase: "bidding" as const };
  expect(waiting(view)).toEqual({ seats: [1], doing: "page-dream-factory-waiting-bidding" });
  expect(waiting(end().view).seats).toEqual([]);
  expect(score(view, 0)).toBe("20 pts");
  expect(score(view, 7)).toBeNull();
});

test("a gavel falls when an auction is won", () => {
  expect(sound({ kind: "auction-won", step: 1, text: { key: "x" } })).toBe("gavel");
  expect(sound({ kind: "declined", step: 1, text: { key: "x" } })).toBeNull();
});
