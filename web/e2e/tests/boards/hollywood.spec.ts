// Hollywood: a year by keyboard, and the film builder: cards dragged by mouse and by finger, advice of the exact solver, and films with names.

import { type Browser, devices, type Locator, type Page } from "@playwright/test";
import { clauseOf, enter, startByKeys, tabTo } from "../keys";
import { advised, listen, myTurn, play } from "../player";
import { expect, prefer, test } from "../server";

/** A game of two, played as the bot advises until films are built. */
async function toProduction(page: Page): Promise<void> {
  await prefer(page);
  listen(page);
  await page.goto("/new/hollywood");
  await page.locator(".counts label", { hasText: "2" }).click();
  await page.locator("#chair-0").selectOption("easy");
  await page.locator("main form button.main").click();
  await toNextProduction(page);
}

async function toNextProduction(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await myTurn(page);
    if ((await page.locator(".dock .why a").innerText()).endsWith("HW-P1")) return;
    await advised(page);
  }
  throw new Error("films are never built");
}

const shelf = (page: Page) => page.locator(".shelf [data-card]");
const film = (page: Page, number: number) => page.getByRole("article", { name: `Film ${number}` });

/** Puts the shelf below the page's head, so that it and the films below it are in sight together, and waits until all stands
 *  still: what was turned over is put away, and a new stage scrolls the page to its top. */
async function lookAtShelf(page: Page): Promise<void> {
  const recap = page.getByRole("button", { name: "Close", exact: true });
  if (await recap.isVisible()) await recap.click();
  const top = () => page.locator(".shelf").evaluate((shelf) => Math.round(shelf.getBoundingClientRect().top));
  let before = NaN;
  await expect(async () => {
    await page.evaluate(
      (by) => {
        scrollBy({ top: by, behavior: "instant" });
      },
      (await top()) - 90,
    );
    const now = await top();
    const still = now === before;
    before = now;
    expect(still).toBe(true);
  }).toPass({ intervals: [300] });
}

/** Where it is on the screen once it stands still. What is not in sight is scrolled there, and other places with it. */
async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error("not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("cards are dragged into films by mouse, and back", async ({ page }) => {
  await toProduction(page);
  const held = await shelf(page).count();
  for (let card = 1; card <= 2; card++) {
    await lookAtShelf(page);
    const [from, to] = [await middleOf(shelf(page).first()), await middleOf(film(page, 2))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    // While it is dragged, each film says where a worthless script is to be had for it.
    await expect(film(page, 2).locator("[data-place^=trade]")).toBeVisible();
    await page.mouse.up();
    await expect(film(page, 2).locator("[data-card]")).toHaveCount(card);
  }
  // The server has counted it: what is missing is told.
  await expect(film(page, 2).locator(".flaws")).not.toHaveText("…");
  const [from, to] = [
    await middleOf(film(page, 2).locator("[data-card]").first()),
    await middleOf(page.locator(".shelf h2")),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(shelf(page)).toHaveCount(held - 1);
  // A card that is dropped nowhere stays where it was.
  const card = await middleOf(shelf(page).first());
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x, 20, { steps: 4 });
  await page.mouse.up();
  await expect(shelf(page)).toHaveCount(held - 1);
  await expect(page.locator(".lifted")).toHaveCount(0);
});

/** A finger on a phone: real touches, as the browser gets them from the glass. */
async function onPhone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    locale: "en-GB",
    baseURL: baseURL ?? "",
  });
  const page = await context.newPage();
  const glass = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
    glass.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }, rest: number) => {
    await touch("touchStart", from);
    await page.waitForTimeout(rest);
    for (let step = 1; step <= 8; step++)
      await touch("touchMove", {
        x: from.x + ((to.x - from.x) * step) / 8,
        y: from.y + ((to.y - from.y) * step) / 8,
      });
    await touch("touchEnd");
  };
  return { context, page, drag };
}

test("a finger that rests on a card takes it along; one that moves at once scrolls", async ({
  browser,
  baseURL,
}) => {
  const { context, page, drag } = await onPhone(browser, baseURL);
  await toProduction(page);
  await lookAtShelf(page);
  const target = await film(page, 1).boundingBox();
  if (!target) throw new Error("no film");
  const to = { x: target.x + target.width / 2, y: target.y + 40 };
  await drag(await middleOf(shelf(page).first()), to, 350);
  await expect(film(page, 1).locator("[data-card]")).toHaveCount(1);
  const held = await shelf(page).count();
  // Upwards at once: the page scrolls, and no card moves.
  const card = await middleOf(shelf(page).first());
  await drag(card, { x: card.x, y: card.y - 160 }, 0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
  await expect(shelf(page)).toHaveCount(held);
  await context.close();
});

const FOUND = "The <b>Test</b> of Time";

test("the solver's films, one of them named, and its name in the foyer", async ({ page }) => {
  test.slow();
  const build = page.getByRole("button", { name: "Build these films for me" });
  await toProduction(page);
  // Without a director there is no film: then the next year is tried.
  await expect(async () => {
    await toNextProduction(page);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.locator(".hint").waitFor();
    if (!(await build.isVisible())) await advised(page);
    await expect(build).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
  await build.click();
  await expect(page.locator(".film.movie").first()).toBeVisible();
  const earned = () =>
    page
      .locator(".builder .film.movie .sum")
      .evaluateAll((sums) =>
        sums.reduce((total, sum) => total + Number(/\d+/.exec(sum.textContent ?? "")?.[0] ?? 0), 0),
      );
  await expect.poll(earned).toBeGreaterThan(0);
  // Asked again, with all films built: the best that is possible, which the solver's own films reach.
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const best = page.locator(".total .soft");
  await expect(best).toHaveText(/best: \d+ M/);
  const most = Number(/\d+/.exec(await best.innerText())?.[0]);
  expect(await earned()).toBeLessThanOrEqual(most);
  // Each film has a receipt, and its lines add up.
  for (const movie of await page.locator(".film.movie").all()) {
    const lines = await movie.locator(".receipt b").allInnerTexts();
    const sum = Number(/\d+/.exec(await movie.locator(".sum").innerText())?.[0]);
    expect(lines.reduce((total, line) => total + Number(line), 0)).toBe(sum);
  }
  const named = page.locator(".film.movie").first();
  await named.getByRole("button", { name: /^Title of film/ }).click();
  await page.keyboard.type(FOUND);
  await page.keyboard.press("Enter");
  await expect(named.getByRole("heading")).toHaveText(FOUND);
  await page.reload();
  await expect(page.locator(".film.movie").first().getByRole("heading")).toHaveText(FOUND);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator(".slates, .year-report, .board").first()).toContainText(FOUND);
  await play(page, "hollywood", { advice: true });
  await page.locator(".stage .button.quiet").click();
  await expect(page.getByRole("img", { name: `Poster: ${FOUND}` })).toHaveCount(1);
});

test("a year of Hollywood by keyboard", async ({ page }) => {
  await startByKeys(page, "hollywood");
  let built = false;
  for (let turn = 0; turn < 40; turn++) {
    await myTurn(page);
    const now = await clauseOf(page);
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
      // After a tie the last round lies over the star row until it is closed.
      if (await page.locator(".recap").isVisible()) {
        await tabTo(page, ".recap button");
        await page.keyboard.press("Enter");
      }
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
