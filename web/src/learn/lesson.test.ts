import { expect, test } from "vitest";
import { judge, type LessonStep, stepFor } from "./lesson";

const STEPS: LessonStep[] = [
  { id: "pass", want: /^pass$/, spot: [] },
  { id: "bid", want: /^bid 2$/, spot: [] },
  { id: "build", at: /^put /, want: /^done$/, allow: /^(put|aside) /, spot: [] },
  { id: "vote", want: /^vote /, spot: [], optional: true },
];

test("a step waits for its question", () => {
  expect(stepFor(STEPS, 0, ["pass", "bid 1"])).toBe(0);
  expect(stepFor(STEPS, 1, ["pass", "bid 2"])).toBe(1);
  expect(stepFor(STEPS, 2, ["put a 1", "aside a"])).toBe(2);
});

test("what has become impossible is passed over, and an undo leads back by one", () => {
  expect(stepFor(STEPS, 1, ["put a 1"])).toBe(2);
  expect(stepFor(STEPS, 1, ["pass", "bid 7"])).toBe(0);
  expect(stepFor(STEPS, 2, ["pass", "bid 7"])).toBe(null);
});

test("a lesson is over when only what may never come is left", () => {
  expect(stepFor(STEPS, 3, ["draft a"])).toBe(4);
  expect(stepFor(STEPS, 3, ["vote p2"])).toBe(3);
  expect(stepFor(STEPS, 4, ["pass"])).toBe(4);
});

test("moves are right, on the way, or wrong", () => {
  const build = STEPS[2] as LessonStep;
  expect(judge(build, ["put a 1"])).toBe("fine");
  expect(judge(build, ["put a 1", "aside b", "done"])).toBe("right");
  expect(judge(build, ["trade a 1"])).toBe("wrong");
  expect(judge(STEPS[1] as LessonStep, ["bid 20"])).toBe("wrong");
});
