// Every screen in light and dark, in each language, and on the narrowest phone.

import { readdirSync } from "node:fs";
import { expectAccessible, expectFits } from "./axe";
import { GAMES, myTurn, play, startAgainstBots } from "./player";
import { expect, prefer, test } from "./server";

const PAGES = [
  "/",
  "/new/hollywood-cards",
  "/rules/dream-factory",
  "/rules/hollywood",
  "/mine",
  "/replay",
  "/no/such/page",
];
const LANGUAGES = readdirSync(new URL("../../../locales", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

for (const theme of ["light", "dark"] as const) {
  test(`pages around the games, ${theme}`, async ({ page }) => {
    await prefer(page, { theme });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.locator("main h1, main h2").first()).toBeVisible();
      await expectAccessible(page, `${address} ${theme}`);
    }
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await expectAccessible(page, `settings ${theme}`);
  });

  for (const game of GAMES) {
    test(`${game} at the table, ${theme}`, async ({ page }) => {
      await prefer(page, { theme, tips: true });
      await startAgainstBots(page, game);
      await myTurn(page);
      await expectAccessible(page, `first question ${theme}`);
      await page.getByRole("button", { name: "Menu of the table" }).click();
      await expectAccessible(page, `menu ${theme}`);
      await page.keyboard.press("Escape");
      for (const stop of [3, 8, 14]) {
        await play(page, game, { enough: (turn) => turn >= stop });
        if (await page.locator(".ceremony").isVisible()) break;
        await expectAccessible(page, `question ${stop} ${theme}`);
      }
    });
  }
}

for (const language of LANGUAGES) {
  test(`every text is there in ${language}`, async ({ page }) => {
    await prefer(page, { language });
    for (const game of GAMES) {
      await startAgainstBots(page, game);
      await myTurn(page);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      // A message that nobody has written shows its key.
      await expect(page.locator("body")).not.toContainText(
        /\b(page|hollywood|dream-factory|table|bots)-[a-z]+-[a-z-]+/,
      );
      await page.goto(`/rules/${game}`);
      await expect(page.locator("article h1")).toBeVisible();
    }
  });
}

test("360 pixels are enough", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page, { theme: "dark" });
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.locator("main").first()).toBeVisible();
    await expectFits(page, address);
  }
  for (const game of GAMES) {
    await startAgainstBots(page, game);
    for (const stop of [1, 4]) {
      await play(page, game, { enough: (turn) => turn >= stop });
      await expectFits(page, `${game} at question ${stop}`);
    }
  }
});
