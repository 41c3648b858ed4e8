import { expect, it, vi } from "vitest";
import { recordLink, recordOf } from "./record-link";

it("brings a record through a link unharmed", async () => {
  vi.stubGlobal("location", { origin: "http://here" });
  const record = "backlot 1\ngame a-game\n" + "1 reel 2\n".repeat(200) + "player 1 Zoë ♥\n";
  const link = await recordLink(record);
  expect(link.startsWith("http://here/replay#record=")).toBe(true);
  expect(link.length).toBeLessThan(300);
  const code = link.split("=")[1] ?? "";
  expect(code).toMatch(/^[\w-]+$/);
  expect(await recordOf(code)).toBe(record);
});

it("does not read a link that was cut off", async () => {
  vi.stubGlobal("location", { origin: "http://here" });
  const code = (await recordLink("backlot 1\n".repeat(50) + "end")).split("=")[1] ?? "";
  await expect(recordOf(code.slice(0, code.length / 2))).rejects.toThrow();
});
