// Not a test: pictures of every phase of each game, on a desk and on a phone, for docs/screenshots and for our eyes.

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAMES, move, myTurn, startAgainstBots } from "./player";
import { prefer, test } from "./server";

const FOLDER = fileURLToPath(new URL("../../../docs/screenshots/", import.meta.url));
const SIZES = {
  desk: { width: 1440, height: 900, theme: "light" },
  phone: { width: 390, height: 844, theme: "dark" },
} as const;

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

for (const [size, { width, height, theme }] of Object.entries(SIZES)) {
  test(`start page, ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { theme });
    await page.goto("/");
    await page.locator("main h1").waitFor();
    await page.screenshot({ path: `${FOLDER}start-${size}.png` });
  });

  for (const game of GAMES) {
    test(`${game}, ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await prefer(page, { theme });
      await startAgainstBots(page, game);
      const shot = async (name: string) => {
        await page.waitForTimeout(200);
        await page.screenshot({ path: `${FOLDER}${game}-${name}-${size}.png` });
      };
      const seen = new Map<string, number>();
      for (let turn = 0; turn < 400 && (await myTurn(page)) !== "over"; turn++) {
        const clause = (await page.locator(".dock .why a").innerText()).split(" ").at(-1) ?? "";
        const times = (seen.get(clause) ?? 0) + 1;
        seen.set(clause, times);
        // Twice each: early, and when there is more on the table.
        if (times === 1 || times === 6)
          await shot(`${clause.toLowerCase()}-${times === 1 ? "early" : "later"}`);
        await move(page, game, turn);
      }
      await shot("ceremony");
      await page.locator(".stage .button.quiet").click();
      await shot("results");
    });
  }
}
