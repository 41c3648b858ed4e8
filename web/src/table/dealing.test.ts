import { expect, it } from "vitest";
import type { Deal } from "../api/types";
import { checkDeal, hashOf, newNumber } from "./dealing";

const zero = "0".repeat(64);

it("hashes as the server does", () => {
  expect(hashOf(zero)).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  expect(newNumber()).toMatch(/^[0-9a-f]{64}$/);
});

it("finds out when the table used another secret or another number", () => {
  const deal: Deal = {
    round: 1,
    commit: hashOf(zero),
    hashes: { "0": hashOf(zero) },
    numbers: { "0": zero },
    secret: zero,
    asks: null,
  };
  expect(checkDeal(deal, 0, zero)).toEqual({ secret: true, mine: true, numbers: true });
  expect(checkDeal({ ...deal, secret: "1".repeat(64) }, 0, zero).secret).toBe(false);
  expect(checkDeal(deal, 0, "1".repeat(64)).mine).toBe(false);
  expect(checkDeal({ ...deal, numbers: { "0": "1".repeat(64) } }, null, null)).toEqual({
    secret: true,
    mine: null,
    numbers: false,
  });
  expect(checkDeal({ ...deal, secret: null }, null, null).secret).toBeNull();
});
