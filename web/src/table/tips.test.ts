import { expect, it } from "vitest";
import { tipFor } from "./tips";

const keys = [
  "learn-hollywood-02-at-hw-d4",
  "learn-hollywood-01-on-year-began",
  "learn-hollywood-cards-01-on-round-began",
  "learn-hollywood-cards-02-at-hc-r2",
  "learn-hollywood-cards-04-at-hc-r2",
];

it("tells the tips of a game in their order, each at its moment", () => {
  const happened = new Set(["round-began"]);
  const seen: string[] = [];
  for (let round = 0; round < 4; round++) {
    const tip = tipFor(keys, seen, "hollywood-cards", "HC-R2", happened);
    if (tip) seen.push(tip);
  }
  expect(seen).toEqual(keys.slice(2));
  expect(tipFor(keys, [], "hollywood", "HW-T1", new Set())).toBeNull();
  expect(tipFor(keys, [], "hollywood", "HW-D4", new Set())).toBe("learn-hollywood-02-at-hw-d4");
});
