// Learning by playing: every lesson from the start page to its end, with a pointer, a finger or keys alone, and what
// happens to wrong moves, skips and reloads.

import { errors, type Page } from "@playwright/test";
import { tabTo } from "./keys";
import { boardOf, type Game, GAMES } from "./offered";
import { framesOf, listen } from "./player";
import { expect, prefer, test } from "./server";

type Hand = "pointer" | "finger" | "keys";

const coach = (page: Page) => page.locator(".coach");
const step = (page: Page) => coach(page).locator(".count").innerText();

/** From the start page into the lesson of a game: one press. */
async function begin(page: Page, game: Game, hand: Hand = "pointer"): Promise<void> {
  listen(page);
  await page.goto("/");
  const button = page.locator(`[data-game="${game}"] .learn`);
  await button.waitFor();
  if (hand === "keys") {
    await tabTo(page, `[data-game="${game}"] .learn`);
    await page.keyboard.press("Enter");
  } else if (hand === "finger") await button.tap();
  else await button.click();
  await expect(coach(page).locator(".count")).toBeVisible();
}

/** Marks what the light shows, or the first thing in it that can be pressed. */
const aim = (page: Page) =>
  page.evaluate(() => {
    for (const old of document.querySelectorAll("[data-aim]")) old.removeAttribute("data-aim");
    const light = document.querySelector(".light")?.getBoundingClientRect();
    if (!light) return null;
    const buttons = [...document.querySelectorAll("button:enabled")].filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      const inLight =
        middle > light.left && middle < light.right && centre > light.top && centre < light.bottom;
      return width > 0 && inLight && button.checkVisibility();
    });
    const found = buttons.find((button) => button.matches(".main, .gate")) ?? buttons[0];
    found?.setAttribute("data-aim", "");
    return found ? (found.matches(".gate") ? "twice" : "once") : null;
  });

/** Presses what the light shows. With a finger, what explains itself first is pressed twice. */
async function press(page: Page, hand: Hand): Promise<void> {
  const found = await aim(page);
  if (!found) return;
  const before = framesOf(page);
  const target = page.locator("[data-aim]");
  try {
    if (hand === "keys") {
      await tabTo(page, "[data-aim]");
      await page.keyboard.press("Enter");
    } else if (hand === "finger") {
      await target.tap({ timeout: 2000 });
      if (found === "twice") await target.tap({ timeout: 2000 });
    } else await target.click({ timeout: 2000 });
  } catch (error) {
    // What was drawn again, or switched off, meanwhile is aimed at once more; what keys never reach ends no lesson.
    if (!(error instanceof errors.TimeoutError) && hand !== "keys") throw error;
  }
  for (let waited = 0; waited < 500 && framesOf(page) === before; waited += 25) await page.waitForTimeout(25);
}

/** Follows the lesson to its end. */
async function follow(page: Page, game: Game, hand: Hand): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (
      await coach(page)
        .filter({ has: page.locator("strong") })
        .isVisible()
    )
      return;
    // What is put together of many things is built as for a screenshot.
    const clause = await page
      .locator(".dock .why a")
      .innerText({ timeout: 1000 })
      .then(
        (text) => text.split(" ").at(-1) ?? "",
        () => "",
      );
    const build = boardOf(game).phases[clause]?.before;
    if (build && !(await page.locator(".dock .options button").first().isVisible())) await build(page);
    await press(page, hand);
  }
  throw new Error(`the lesson does not end: ${await coach(page).innerText()}`);
}

const lessons: Game[] = GAMES.filter((game) => Object.keys(boardOf(game).phases).length > 0);

for (const game of lessons) {
  test(`${game}: the lesson to its end`, async ({ page, hasTouch }) => {
    await prefer(page);
    await begin(page, game, hasTouch ? "finger" : "pointer");
    await follow(page, game, hasTouch ? "finger" : "pointer");
    // Then against easy bots, with cards that nobody has prepared.
    const lesson = page.url();
    const next = coach(page).locator(".button.main");
    await (hasTouch ? next.tap() : next.click());
    await expect(page).not.toHaveURL(lesson);
    await expect(page.locator(".board")).toBeVisible();
    await expect(coach(page)).toHaveCount(0);
  });

  test(`${game}: the lesson by keys alone`, async ({ page, hasTouch }) => {
    test.skip(hasTouch, "a phone has no keys");
    await prefer(page);
    await begin(page, game, "keys");
    await follow(page, game, "keys");
    await expect(coach(page).locator(".button.main")).toBeVisible();
  });

  test(`${game}: another move than the lesson's is explained, and changes nothing`, async ({ page }) => {
    await prefer(page);
    await begin(page, game);
    const first = await step(page);
    await page.locator(".light").waitFor();
    const wrong = await page.evaluate(() => {
      const light = document.querySelector(".light")?.getBoundingClientRect();
      const offers = document.querySelectorAll(
        ".board button.gate, .bar .bid.main, [data-draft] button.holder",
      );
      const outside = [...offers].find((offer) => {
        const { x, y, width, height } = offer.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        return (
          !light || middle < light.left || middle > light.right || centre < light.top || centre > light.bottom
        );
      });
      outside?.setAttribute("data-wrong", "");
      return outside !== undefined;
    });
    expect(wrong).toBe(true);
    await page.locator("[data-wrong]").focus();
    await page.keyboard.press("Enter");
    await expect(coach(page).locator(".astray")).toBeVisible();
    await page.waitForTimeout(300);
    expect(await step(page)).toBe(first);
  });
}

const [sample] = lessons;

test("a lesson stands where it was after a reload, and can be left and begun again", async ({
  page,
  hasTouch,
}) => {
  const count = coach(page).locator(".count");
  await prefer(page);
  await begin(page, sample ?? "");
  const first = await step(page);
  await expect(async () => {
    if ((await step(page)) === first) await press(page, hasTouch ? "finger" : "pointer");
    await expect(count).toHaveText(/2/, { timeout: 1000 });
  }).toPass();
  await page.reload();
  await expect(coach(page).locator(".count")).toHaveText(/2/);
  await coach(page).locator("button").click();
  await expect(coach(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".dock.asked")).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
  await begin(page, sample ?? "");
  await expect(coach(page).locator(".count")).toHaveText(/1/);
});
