// The Hollywood! Card Game: a whole game without a pointer, by Tab, Enter and nothing else.

import { expect } from "@playwright/test";
import { tabTo } from "../keys";
import { framesOf, listen, myTurn } from "../player";
import { prefer, test } from "../server";

test("a whole game by keyboard", async ({ page }) => {
  await prefer(page);
  listen(page);
  await page.goto("/");
  await expect(page.locator("main h1")).toBeVisible();
  await tabTo(page, 'a[href="/new/hollywood-cards"]');
  await page.keyboard.press("Enter");
  await expect(page.locator("main form")).toBeVisible();
  await tabTo(page, "main form button.main");
  await page.keyboard.press("Enter");

  for (let turn = 0; turn < 60; turn++) {
    if ((await myTurn(page)) === "over") break;
    await tabTo(page, ".gate.open, .project.offered");
    // What is focused tells beforehand what it would do.
    await expect(page.locator(".dock .preview p").first()).toBeVisible();
    // The next question may read like this one and come at once: only the server's frames tell that it has answered.
    const before = framesOf(page);
    await page.keyboard.press("Enter");
    const sure = page.locator(".confirm .button.main");
    await expect(async () => {
      if (framesOf(page) === before && (await sure.isVisible())) await page.keyboard.press("Enter");
      expect(framesOf(page)).toBeGreaterThan(before);
    }).toPass({ timeout: 20_000 });
  }
  await expect(page.locator(".ceremony")).toBeVisible();
  await tabTo(page, ".stage .button.quiet");
  await page.keyboard.press("Enter");
  await expect(page.locator(".ranks")).toBeVisible();
});

test("arrows go from card to card, and cards explain themselves", async ({ page }) => {
  await prefer(page);
  await page.goto("/new/hollywood-cards");
  await page.locator("main form button.main").click();
  await myTurn(page);
  await tabTo(page, ".area ol button");
  await expect(page.getByRole("tooltip")).toBeVisible();
  const name = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const first = await name();
  await page.keyboard.press("ArrowDown");
  expect(await name()).not.toBe(first);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
});
