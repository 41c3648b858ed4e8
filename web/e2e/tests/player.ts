// Somebody who plays: presses what the board offers, until the game is over.

import { expect, type Locator, type Page } from "@playwright/test";

export const GAMES = ["dream-factory", "hollywood", "hollywood-cards"] as const;
export type Game = (typeof GAMES)[number];

/** Into a film, once a card of the shelf is chosen. */
const PUT = '.board button:has-text("Put it here"):enabled';

/** Where a board offers options, what is most like a move first. */
const OFFERS: Record<Game, string[]> = {
  "dream-factory": [
    ".slot.choice:enabled",
    ".bar .pass:enabled, .bar .bid.main:enabled",
    ".stage button:enabled",
    ".quiet-row button:enabled",
  ],
  hollywood: [
    ".bids button:enabled",
    ".slates .button.main:enabled, .rivals .button.main:enabled",
    PUT,
    ".board button.holder:enabled:not(.locked)",
  ],
  "hollywood-cards": [".gate.open:enabled", ".offered:enabled"],
};

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

const framesOf = (page: Page) => heard.get(page)?.frames ?? 0;

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

/** Presses something. With a finger, what explains itself first is pressed twice. */
async function press(page: Page, button: Locator, touch: boolean): Promise<void> {
  if (!touch) {
    await button.click();
    return;
  }
  const twice = await button.evaluate((node) => node.classList.contains("gate"));
  await button.tap();
  if (twice) await button.tap();
}

/** One answer to the question: from the dock if it has a list, else on the board, else as the bot advises. */
export async function move(page: Page, game: Game, turn: number, touch = false): Promise<void> {
  const offers = new Set([".dock .options button:enabled", ...OFFERS[game]]);
  // A finger that has chosen a card covers the place; the hint goes on from there.
  if (touch) offers.delete(PUT);
  // What is pressed first may only choose the thing that the next press is about.
  for (let presses = 0; presses < 4; presses++) {
    const offer = await firstOf(page, offers);
    if (!offer) break;
    offers.delete(offer);
    const found = page.locator(offer);
    const before = framesOf(page);
    await press(page, found.nth((turn * 5) % Math.max(1, await found.count())), touch);
    if (await answered(page, before)) return;
  }
  await advised(page);
}

async function firstOf(page: Page, offers: ReadonlySet<string>): Promise<string | null> {
  for (const offer of offers) if ((await page.locator(offer).count()) > 0) return offer;
  return null;
}

/** Says yes where the table asks whether it is meant; true when the server has answered. */
async function answered(page: Page, before: number, patience = 800): Promise<boolean> {
  const sure = page.locator(".confirm .button.main");
  for (let waited = 0; waited < patience; waited += 25) {
    if (framesOf(page) > before) return true;
    if (await sure.isVisible()) {
      await sure.click();
      patience = 5000;
    }
    await page.waitForTimeout(25);
  }
  return false;
}

/** Asks for a hint and follows it. */
export async function advised(page: Page): Promise<void> {
  const before = framesOf(page);
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  if (!(await hint.isVisible())) {
    // No advice at this table: look again in a moment.
    await page.waitForTimeout(200);
    return;
  }
  await hint.click();
  await page.locator(".hint .button.main").click({ timeout: 20_000 });
  await answered(page, before, 5000);
}

/** Plays until `enough` says so, or to the end. */
export async function play(
  page: Page,
  game: Game,
  { touch = false, enough = () => false }: { touch?: boolean; enough?: (turn: number) => boolean } = {},
): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    if ((await myTurn(page)) === "over" || enough(turn)) return;
    await move(page, game, turn, touch);
  }
  throw new Error("the game does not end");
}
