import { describe, expect, it } from "vitest";
import type { Card } from "./cards";
import { checklist } from "./checklist";

const card = (part: Partial<Card>): Card => ({
  id: "x",
  kind: "crew",
  deck: "basic",
  genres: [],
  coins: 0,
  figurines: 0,
  ability: null,
  name: "",
  ...part,
});

describe("the checklist", () => {
  it("says that everything is missing when there is nothing", () => {
    expect(checklist([]).missing).toEqual(["script", "director", "cast"]);
  });

  it("is content with an actress alone", () => {
    const cards = [card({ kind: "script" }), card({ kind: "director" }), card({ kind: "actress" })];
    expect(checklist(cards).missing).toEqual([]);
  });

  it("counts a card with two icons for both genres", () => {
    const list = checklist([
      card({ kind: "director", genres: ["romance", "action"], figurines: 2 }),
      card({ kind: "actor", genres: ["action"], figurines: 1 }),
    ]);
    expect(list.genres).toEqual({ romance: 1, comedy: 0, action: 2, thriller: 0 });
    expect(list.cells.director.romance).toBe(1);
    expect(list.figurines).toBe(3);
  });
});
