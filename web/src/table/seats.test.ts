import { expect, test } from "vitest";
import { studioOf, waitedFor } from "./seats";

test("nobody is told to wait for themselves", () => {
  expect(waitedFor([0, 1, 2], [2], 0)).toEqual([1]);
  expect(waitedFor([0], [], 0)).toEqual([]);
  expect(waitedFor([0], [], null)).toEqual([0]);
});

test("a bot keeps its studio when seats move on for a rematch", () => {
  // Who sat at seat 1 sits at seat 2 now, and the last one at seat 0.
  expect(studioOf(1, 3, 0)).toBe(2);
  expect(studioOf(2, 3, 1)).toBe(2);
  expect(studioOf(0, 3, 1)).toBe(3);
  expect(studioOf(0, 3, 4)).toBe(3);
});
