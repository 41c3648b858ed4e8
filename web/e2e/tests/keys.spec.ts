// The richer boards without a pointer: rounds of Dream Factory, and a year of Hollywood with films built by keys.

import { expect, type Page } from "@playwright/test";
import { listen, myTurn } from "./player";
import { prefer, test } from "./server";

/** Presses Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

async function start(page: Page, game: string): Promise<void> {
  await prefer(page);
  listen(page);
  await page.goto(`/new/${game}`);
  await expect(page.locator("main form")).toBeVisible();
  await tabTo(page, "main form button.main");
  await page.keyboard.press("Enter");
}

const clause = async (page: Page) => (await page.locator(".dock .why a").innerText()).split(" ").at(-1);
const asked = (page: Page) => page.locator(".dock .question").innerText();

/** Presses Enter on what has the focus, and again where the table asks whether it is meant. */
async function enter(page: Page): Promise<void> {
  const before = await asked(page);
  await page.keyboard.press("Enter");
  await expect(async () => {
    if (await page.locator(".confirm .button.main").isVisible()) await page.keyboard.press("Enter");
    const on = !(await page.locator(".dock.asked").isVisible()) || (await asked(page)) !== before;
    expect(on).toBe(true);
  }).toPass({ timeout: 20_000 });
}

/** Where Dream Factory offers what, by the clause of its question. */
const OFFERS: Record<string, string> = {
  "DF-A2": ".bar .bid.main, .bar .pass",
  "DF-C1": ".slot.choice, .quiet-row button",
  "DF-P4": ".stage button",
};

test("Dream Factory by keyboard", async ({ page }) => {
  await start(page, "dream-factory");
  const seen = new Set<string>();
  for (let turn = 0; turn < 40 && seen.size < 3; turn++) {
    await myTurn(page);
    const now = (await clause(page)) ?? "";
    seen.add(now);
    // Bids and chips are on the board; whoever bids gets something to place.
    await tabTo(page, OFFERS[now] ?? ".quiet-row button");
    await enter(page);
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(["DF-A2", "DF-C1"]));
});

test("a year of Hollywood by keyboard", async ({ page }) => {
  await start(page, "hollywood");
  let built = false;
  for (let turn = 0; turn < 40; turn++) {
    await myTurn(page);
    const now = await clause(page);
    if (now === "HW-P1" && !built) {
      // Three cards into the first film: the focus stays with the card that was moved.
      for (let card = 0; card < 3; card++) {
        await tabTo(page, ".shelf .card button");
        await page.keyboard.press("1");
        await expect(page.locator(".films article").first().locator("[data-card]")).toHaveCount(card + 1);
      }
      built = true;
    }
    if (built && now !== "HW-P1") break;
    if (now === "HW-A1") {
      await tabTo(page, ".row-of-stars button");
      await page.keyboard.press("Enter");
      await tabTo(page, ".bids button");
    } else
      await tabTo(
        page,
        built
          ? ".dock .options button"
          : ".bids button, .stage button.holder, .rivals .button.main, .dock .options button",
      );
    await enter(page);
  }
  expect(built).toBe(true);
});
