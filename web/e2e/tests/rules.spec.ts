// The rules pages: marks of rulings by keyboard, by touch and in every language, and what is printed and what is ours.

import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectFits, paint } from "./axe";
import { GAMES, SAMPLE } from "./offered";
import { expect, prefer, test } from "./server";

const LANGUAGES = readdirSync(new URL("../../../locales", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/rules/${game}`);
  await expect(page.locator("article.rules h1")).toBeVisible();
}

for (const game of GAMES)
  test(`rulings of ${game} by keyboard`, async ({ page }) => {
    await prefer(page);
    await open(page, game);
    const marks = page.locator("article.rules button.ruling");
    const count = await marks.count();
    expect(count).toBeGreaterThan(0);
    await expect(page.locator("article.rules .reason:visible")).toHaveCount(0);
    for (let presses = 0; presses < 120; presses++) {
      if (await page.evaluate(() => document.activeElement?.matches("button.ruling") ?? false)) break;
      await page.keyboard.press("Tab");
    }
    const first = marks.first();
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute("aria-expanded", "false");
    const reason = page.locator(`#${await first.getAttribute("aria-controls")}`);
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await expect(reason).toBeVisible();
    await expect(page.locator("article.rules .reason:visible")).toHaveCount(1);
    await page.keyboard.press("Space");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await expect(reason).toBeHidden();
    // The next stop is the next mark.
    await page.keyboard.press("Tab");
    await expect(marks.nth(1)).toBeFocused();
  });

for (const language of LANGUAGES)
  test(`rulings and components in ${language}`, async ({ page }) => {
    await prefer(page, { language });
    for (const game of GAMES) {
      await open(page, game);
      // A message that nobody has written shows its key.
      const note = page.locator("article.rules [data-note='components']");
      await expect(note).toBeVisible();
      await expect(note).not.toContainText("components-note");
      await expect(note).not.toBeEmpty();
      for (const mark of await page.locator("article.rules button.ruling").all()) {
        const clause = await mark.getAttribute("data-clause");
        const [name, words] = [await mark.getAttribute("aria-label"), await mark.innerText()];
        expect(name).toContain(clause);
        // Whoever speaks to the page says what they see.
        expect(name).toContain(words);
        expect(words).not.toContain("page-ruling");
        await expect(page.locator(`[id='${clause}']`)).toHaveCount(1);
      }
      await expect(page.locator("article.rules")).not.toContainText(/\{(ruling|components)/);
    }
  });

test("open reasons are readable on a phone, in light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page);
  await open(page, SAMPLE);
  const marks = await page.locator("article.rules button.ruling").all();
  for (const mark of marks) await mark.click();
  await expect(page.locator("article.rules .reason:visible")).toHaveCount(marks.length);
  await expectFits(page, "rules with all reasons");
  for (const theme of ["light", "dark"] as const) {
    await paint(page, theme);
    await expectAccessible(page, `rules with all reasons, ${theme}`);
  }
});
