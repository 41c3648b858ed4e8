import { describe, expect, test } from "vitest";
import type { Option, Prompt } from "../../api/types";
import { bidsOf, jumpOf, optionOf, paymentOf } from "./bids";

/** Four players: the others get a third each. */
function bid(amount: number): Option {
  const gets = Math.floor(amount / 3);
  const others = [1, 2, 3].map((seat) => ({ seat, gets }));
  const effects = { winner: 0, price: amount, others, middle: amount % 3 };
  return { action: `bid ${amount}`, verb: "bid", amount, label: { key: "bid" }, preview: { effects } };
}

function asking(amounts: number[]): Prompt {
  const pass: Option = { action: "pass", verb: "pass", label: { key: "pass" }, preview: {} };
  const options = [pass, ...amounts.map(bid)];
  return { id: 1, seat: 0, answered: false, title: { key: "t" }, clause: "DF-A2", options };
}

describe("bids", () => {
  test("come from the options, the lowest first, with their place in the prompt", () => {
    const bids = bidsOf(asking([5, 3, 4]));
    expect(bids.map((one) => [one.amount, one.option])).toEqual([
      [3, 2],
      [4, 3],
      [5, 1],
    ]);
    expect(bidsOf(null)).toEqual([]);
  });

  test("jump to the last amount that gives the others no more", () => {
    expect(jumpOf(bidsOf(asking([3, 4, 5, 6, 7, 8])))?.amount).toBe(5);
  });

  test("jump a step further when the lowest bid is the last of its step", () => {
    expect(jumpOf(bidsOf(asking([5, 6, 7, 8, 9])))?.amount).toBe(8);
  });

  test("offer no jump when there is one bid or none", () => {
    expect(jumpOf(bidsOf(asking([4])))).toBeUndefined();
    expect(jumpOf(bidsOf(asking([])))).toBeUndefined();
  });

  test("know what a pass pays only when it ends the auction", () => {
    const prompt = asking([1]);
    expect(paymentOf(prompt.options[0])).toBeNull();
    expect(paymentOf(prompt.options[1])?.price).toBe(1);
    expect(optionOf(prompt, "pass")).toBe(0);
    expect(optionOf(prompt, "discard", "kazoo")).toBeNull();
  });
});
