// What a screen reader hears: the status line, and every control by its name. The frames are kept ones, so that the
// words are always the same.

import { readdirSync, readFileSync } from "node:fs";
import { expect, prefer, test } from "./server";

const KEPT = new URL("./heard/", import.meta.url);
const games = readdirSync(KEPT).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : []));

for (const game of games) {
  const file = new URL(`${game}.json`, KEPT);
  const frames = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  for (const [clause, frame] of Object.entries(frames)) {
    test(`${game} ${clause} reads like a game told aloud`, async ({ page }) => {
      await prefer(page);
      await page.addInitScript((of) => {
        const mine = { table: "kept", game: of, secret: "kept", seat: 0, name: "Ada", status: "playing" };
        localStorage.setItem(
          "backlot.games",
          JSON.stringify({ kept: { ...mine, opponents: [], number: null, at: 0 } }),
        );
      }, game);
      await page.routeWebSocket(/\/socket$/, (socket) =>
        socket.onMessage(() => socket.send(JSON.stringify(frame))),
      );
      await page.goto("/t/kept");
      await expect(page.locator(".board")).toBeVisible();
      const status = await page.getByTestId("status").innerText();
      const lines: string[] = [];
      for (const part of [page.locator("main"), page.locator(".dock")])
        lines.push(...(await part.ariaSnapshot()).split("\n").map(plain).filter(isControl));
      expect(`${status.trim()}\n\n${lines.join("\n")}\n`).toMatchSnapshot(`${game}-${clause}.txt`);
    });
  }
}

/** A snapshot is YAML: a line that contains a colon stands in quotation marks. */
const plain = (line: string) =>
  line
    .trim()
    .replace(
      /^- '(.*)'(:?.*)$/,
      (_whole, quoted: string, rest: string) => `- ${quoted.replaceAll("''", "'")}${rest}`,
    );

/** Things to press or to set, and the headings and groups that they stand under. */
const isControl = (line: string) =>
  /^- (button|link|slider|textbox|combobox|checkbox|radio|heading|region|group|list) "/.test(line);
