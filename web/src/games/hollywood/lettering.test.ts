import { expect, it } from "vitest";
import { settingOf } from "./lettering";

it("sets short names at full size", () => {
  expect(settingOf("Agent")).toEqual({ lines: 1, scale: 1 });
  expect(settingOf("Stunt Performer")).toEqual({ lines: 2, scale: 1 });
});

it("sets long names in more lines, and long words smaller", () => {
  expect(settingOf("The Bookseller's Daughter")).toEqual({ lines: 3, scale: 0.86 });
  expect(settingOf("Special Effects Expert").lines).toBe(3);
  expect(settingOf("Verantwortungslosigkeit").scale).toBeLessThan(0.6);
});
