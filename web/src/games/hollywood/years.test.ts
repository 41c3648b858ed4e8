import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import { revealOf } from "./reveals";
import { winningFilm, yearResults } from "./years";

const event = (kind: string, fields: Record<string, unknown> = {}): GameEvent => ({
  kind,
  step: 1,
  text: { key: kind },
  ...fields,
});
const film = (seat: number, number: number, income: number, figurines: number) =>
  event("film-earned", {
    seat,
    film: number,
    cards: ["a", "b"],
    worthless: number === 2,
    receipt: { genre: "action", genre_cards: 2, income, figurines },
  });

describe("years", () => {
  it("end with their award, and keep their own films", () => {
    const results = yearResults([
      film(0, 1, 20, 3),
      film(1, 2, 30, 5),
      event("income-paid", { seat: 0, income: 20 }),
      event("income-paid", { seat: 1, income: 30 }),
      event("award-given", { seat: 1, year: 1 }),
      film(0, 1, 5, 0),
      event("award-given", { seat: null, year: 2 }),
      film(0, 3, 9, 1),
    ]);
    expect(results.map((one) => [one.year, one.award, one.films.length])).toEqual([
      [1, 1, 2],
      [2, null, 1],
    ]);
    expect(results[0]?.income).toEqual({ 0: 20, 1: 30 });
    expect(results[0]?.films[1]?.cards).toEqual(["a", "b", "worthless-script"]);
    expect(results[1]?.films[0]?.year).toBe(2);
  });

  it("are won by the film with the most figurines of the winner", () => {
    const [result] = yearResults([
      film(1, 1, 30, 2),
      film(1, 2, 10, 5),
      film(0, 1, 40, 9),
      event("award-given", { seat: 1, year: 1 }),
    ]);
    expect(result && winningFilm(result)?.film).toBe(2);
  });
});

describe("what is turned over", () => {
  it("is nothing in most frames", () => {
    expect(revealOf([event("card-drafted", { seat: 0 })])).toBeNull();
  });

  it("holds the offers with winners and ties", () => {
    const reveal = revealOf([
      event("offers-shown", { offers: [{ seat: 0, slot: 2, bid: 3 }] }),
      event("star-won", { seat: 2, slot: 1, bid: 3, card: "yorick-zimmer" }),
      event("slot-tied", { slot: 2, seats: [0, 3] }),
    ]);
    expect(reveal?.kind).toBe("offers");
    expect(reveal?.won).toEqual([{ slot: 1, seat: 2, card: "yorick-zimmer", bid: 3 }]);
    expect(reveal?.tied).toEqual([{ slot: 2, seats: [0, 3] }]);
  });

  it("holds the bids for the right to deal, and who won it", () => {
    const reveal = revealOf([
      event("dealing-bids-shown", { bids: [{ seat: 0, bid: 6 }] }),
      event("dealer-found", { seat: 0 }),
    ]);
    expect([reveal?.kind, reveal?.dealer]).toEqual(["bids", 0]);
  });
});
