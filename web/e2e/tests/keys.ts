// Playing without a pointer.

import { expect, type Page } from "@playwright/test";
import { framesOf, listen } from "./player";
import { prefer } from "./server";

/** Presses Tab until the focus is on something that fits. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

export async function startByKeys(page: Page, game: string): Promise<void> {
  await prefer(page);
  listen(page);
  await page.goto(`/new/${game}`);
  await expect(page.locator("main form")).toBeVisible();
  await tabTo(page, "main form button.main");
  await page.keyboard.press("Enter");
}

export const clauseOf = async (page: Page) =>
  (await page.locator(".dock .why a").innerText()).split(" ").at(-1);

/** Presses Enter on what has the focus, and again where the table asks whether it is meant. The next question may read the same. */
export async function enter(page: Page): Promise<void> {
  const before = framesOf(page);
  await page.keyboard.press("Enter");
  await expect(async () => {
    if (await page.locator(".confirm .button.main").isVisible()) await page.keyboard.press("Enter");
    expect(framesOf(page)).toBeGreaterThan(before);
  }).toPass({ timeout: 20_000 });
}
