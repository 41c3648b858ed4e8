import { expect, it } from "vitest";
import type { LogLine } from "./state";
import { newKinds, tipFor } from "./tips";

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

it("takes as news what has happened since my last part in anything", () => {
  const line = (kind: string, step: number, seat?: number) =>
    ({ kind: "event", event: { kind, step, seat } }) as LogLine;
  const log = [line("began", 0), line("bid", 1, 0), line("passed", 2, 1), line("won", 2, 1)];
  expect([...newKinds(log, 0)]).toEqual(["bid", "passed", "won"]);
  expect([...newKinds(log, 1)]).toEqual(["passed", "won"]);
  expect([...newKinds(log, 2)]).toEqual(["began", "bid", "passed", "won"]);
});
