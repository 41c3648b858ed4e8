import { expect, it } from "vitest";
import { tipFor } from "./tips";

const keys = [
  "a-game-tip-02-at-hw-d4",
  "a-game-tip-01-on-year-began",
  "a-game-two-tip-01-on-round-began",
  "a-game-two-tip-02-at-hc-r2",
  "a-game-two-tip-04-at-hc-r2",
];

it("tells the tips of a game in their order, each at its moment", () => {
  const happened = new Set(["round-began"]);
  const seen: string[] = [];
  for (let round = 0; round < 4; round++) {
    const tip = tipFor(keys, seen, "a-game-two", "HC-R2", happened);
    if (tip) seen.push(tip);
  }
  expect(seen).toEqual(keys.slice(2));
  expect(tipFor(keys, [], "a-game", "HW-T1", new Set())).toBeNull();
  expect(tipFor(keys, [], "a-game", "HW-D4", new Set())).toBe("a-game-tip-02-at-hw-d4");
});
