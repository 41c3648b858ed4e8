import { describe, expect, it } from "vitest";
import { withChanges } from "./changes";

const view = {
  turn: 0 as number | null,
  auction: { bid: 3 },
  players: [
    { seat: 0, reels: 4, films: ["a"] },
    { seat: 1, reels: 4, films: [] },
  ],
};

describe("changes of a view", () => {
  it("set fields, also to null, and take them away", () => {
    const after = withChanges(view, [
      [["turn"], null],
      [["auction"]],
      [["players", 1, "reels"], 3],
      [["players", 1, "films"]],
    ]);
    expect(after).toEqual({ turn: null, players: [view.players[0], { seat: 1, reels: 3 }] });
  });

  it("are done one after the other", () => {
    const after = withChanges(view, [
      [["award"], { seat: 0 }],
      [["award", "seat"], 1],
    ]);
    expect(after).toMatchObject({ award: { seat: 1 } });
  });

  it("append to lists and replace them", () => {
    const after = withChanges(view, [
      [["players", 2], { seat: 2 }],
      [
        ["players", 0, "films"],
        ["b", "c"],
      ],
    ]);
    expect(after).toMatchObject({ players: [{ films: ["b", "c"] }, { seat: 1 }, { seat: 2 }] });
  });

  it("leave the view from before as it was, and share what they don't touch", () => {
    const before = structuredClone(view);
    const after = withChanges(view, [[["players", 1, "reels"], 0]]) as typeof view;
    expect(view).toEqual(before);
    expect(after.auction).toBe(view.auction);
    expect(after.players[0]).toBe(view.players[0]);
    expect(after.players[1]).not.toBe(view.players[1]);
  });

  it("of nothing are nothing", () => {
    expect(withChanges(view, [])).toBe(view);
  });

  it("that don't fit are refused", () => {
    for (const path of [["players", 5], ["players", "0"], ["turn", "more"], ["gone", "more"], [0]])
      expect(() => withChanges(view, [[path, 1]]), path.join("/")).toThrow("nothing is there");
    expect(() => withChanges(view, [[["players", 0]]])).toThrow("nothing is there");
    expect(() => withChanges(null, [[["turn"], 1]])).toThrow("nothing is there");
  });
});
