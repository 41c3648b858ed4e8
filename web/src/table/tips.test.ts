import { expect, it } from "vitest";
import { tipFor } from "./tips";

const keys = [
  "learn-a-game-02-at-hw-d4",
  "learn-a-game-01-on-year-began",
  "learn-a-game-two-01-on-round-began",
  "learn-a-game-two-02-at-hc-r2",
  "learn-a-game-two-04-at-hc-r2",
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
  expect(tipFor(keys, [], "a-game", "HW-D4", new Set())).toBe("learn-a-game-02-at-hw-d4");
});
