// Somebody who plays: presses what the board offers, until the game is over.

import { errors, expect, type Locator, type Page } from "@playwright/test";
import { boardOf, type Game } from "./offered";

/** How many times the server has told each page something. */
const heard = new WeakMap<Page, { frames: number }>();

/** Counts what the server says, so that a player knows when an answer has arrived. */
export function listen(page: Page): void {
  const count = { frames: 0 };
  heard.set(page, count);
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (/"type":"(update|welcome|refused)"/.test(String(payload))) count.frames += 1;
    }),
  );
}

export const framesOf = (page: Page) => heard.get(page)?.frames ?? 0;

/** From the start page to a running game against bots. */
export async function startAgainstBots(page: Page, game: Game): Promise<void> {
  listen(page);
  await page.goto("/");
  await page.locator(`a[href="/new/${game}"]`).click();
  // Quick opponents: these tests are about the page.
  for (const chair of await page.locator("main select[id^=chair]").all()) await chair.selectOption("easy");
  await page.locator("main form button.main").click();
  await expect(page.locator(".board")).toBeVisible();
}

/** Waits until I am asked, or the game is over. */
export async function myTurn(page: Page): Promise<"asked" | "over"> {
  const asked = page.locator(".dock.asked");
  const over = page.locator(".ceremony");
  await expect(asked.or(over).first()).toBeVisible({ timeout: 60_000 });
  return (await over.isVisible()) ? "over" : "asked";
}

/** A press that does not wait: the page goes on while a test looks at it, and what is gone is not pressed. */
const HASTE = { timeout: 2000 };

/** Presses something, if it is still there. With a finger, what explains itself first is pressed twice. */
async function press(button: Locator, touch: boolean): Promise<void> {
  try {
    if (!touch) {
      await button.click(HASTE);
      return;
    }
    const twice = await button.evaluate((node) => node.classList.contains("gate"), undefined, HASTE);
    await button.tap(HASTE);
    if (twice) await button.tap(HASTE);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** One answer to the question: from the dock if it has a list, else on the board, else as the bot advises. */
export async function move(page: Page, game: Game, turn: number, touch = false): Promise<void> {
  const offers = new Set([".dock .options button:enabled", ...boardOf(game).offers]);
  // What is pressed first may only choose the thing that the next press is about.
  for (let presses = 0; presses < 4; presses++) {
    const offer = await firstOf(page, offers);
    if (!offer) break;
    offers.delete(offer);
    const found = page.locator(offer).filter({ visible: true });
    const before = framesOf(page);
    await press(found.nth((turn * 5) % Math.max(1, await found.count())), touch);
    if (await answered(page, before, touch)) return;
  }
  await advised(page, touch);
}

async function firstOf(page: Page, offers: ReadonlySet<string>): Promise<string | null> {
  for (const offer of offers) if (await page.locator(offer).filter({ visible: true }).count()) return offer;
  return null;
}

/** Says yes where the table asks whether it is meant; true when the server has answered. */
async function answered(page: Page, before: number, touch: boolean, patience = 800): Promise<boolean> {
  // It can't be pressed while the server is asked.
  const sure = page.locator(".confirm .button.main:enabled");
  for (let waited = 0; waited < patience; waited += 25) {
    if (framesOf(page) > before) return true;
    if (await sure.isVisible()) {
      await press(sure, touch);
      patience = 5000;
    }
    await page.waitForTimeout(25);
  }
  return false;
}

/** Asks for a hint and follows it. */
export async function advised(page: Page, touch = false): Promise<void> {
  const before = framesOf(page);
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  if (!(await hint.isVisible())) {
    // No advice at this table, or not now: look again in a moment.
    await page.waitForTimeout(200);
    return;
  }
  await press(hint, touch);
  const follow = page.locator(".hint .button.main");
  if (await appears(follow)) {
    await press(follow, touch);
    await answered(page, before, touch, 5000);
  }
}

/** Whether it is there within a few seconds: a hint takes a quarter of a second, and more on a busy machine. */
async function appears(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/** Nothing happens for so long: the game hangs. */
const STUCK = 60_000;

interface Playing {
  touch?: boolean;
  /** Whether every answer is the bot's advice. */
  advice?: boolean;
  enough?: (turn: number) => boolean;
}

/** Plays until `enough` says so, or to the end. */
export async function play(
  page: Page,
  game: Game,
  { touch = false, advice = false, enough = () => false }: Playing = {},
): Promise<void> {
  let progress = { frames: framesOf(page), at: Date.now() };
  for (let turn = 0; ; turn++) {
    if ((await myTurn(page)) === "over" || enough(turn)) return;
    await (advice ? advised(page, touch) : move(page, game, turn, touch));
    if (framesOf(page) > progress.frames) progress = { frames: framesOf(page), at: Date.now() };
    if (Date.now() - progress.at > STUCK) throw new Error("nothing happens any more");
  }
}
