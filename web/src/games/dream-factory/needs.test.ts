import { describe, expect, test } from "vitest";
import { emptySpaces, fills, seatsThatNeed } from "./needs";
import type { Film, PlayerView, SpaceKind } from "../../generated/dream-factory";

function film(empty: SpaceKind[], more: Partial<Film> = {}): Film {
  return {
    id: "dockside",
    title: "Dockside",
    genre: "drama",
    stars: 2,
    spaces: [{ kind: "director", stack: ["howard-pell"] }, ...empty.map((kind) => ({ kind, stack: [] }))],
    guest: [],
    total: 4,
    missing: empty.length,
    finished: false,
    token: null,
    rating: null,
    awards: [],
    ...more,
  };
}

const player = (seat: number, films: Film[]): PlayerView => ({
  seat,
  money: null,
  actors_and_guest_stars: 0,
  director_stars: 0,
  best_director: false,
  movie_points: 0,
  screenplays: films,
});

describe("needs", () => {
  test("count the empty spaces of unfinished films", () => {
    const empty = emptySpaces([film(["actor", "actor", "blank"]), film(["music"], { finished: true })]);
    expect([...empty]).toEqual([
      ["actor", 2],
      ["blank", 1],
      ["guest-star", 1],
    ]);
  });

  test("a blank space takes actors and crews, an agency all but a guest star's", () => {
    const blank = emptySpaces([film(["blank"], { guest: ["champ-kelso"] })]);
    expect(fills("music", blank)).toBe(true);
    expect(fills("director", blank)).toBe(false);
    expect(fills("guest-star", blank)).toBe(false);
    expect(fills("agency", blank)).toBe(true);
    expect(fills("agency", emptySpaces([film([])]))).toBe(false);
  });

  test("a top director is a director", () => {
    const without = { ...film([]), spaces: [{ kind: "director" as const, stack: [] }] };
    expect(seatsThatNeed("top-director", [player(0, [film([])]), player(1, [without])])).toEqual([1]);
  });
});
