// Dream Factory: what the table does for somebody in an auction, a game by keyboard, and my films in sight.

import type { Browser, Page } from "@playwright/test";
import { clauseOf, enter, startByKeys, tabTo } from "../keys";
import { listen, myTurn, startAgainstBots } from "../player";
import { expect, prefer, test } from "../server";
import { sit, Walker } from "../walk";

/** Two people at a table of Dream Factory: who is asked first, and the other one. */
async function twoAtAuction(browser: Browser, baseURL: string | undefined): Promise<[Page, Page]> {
  const open = async (name: string) => {
    const page = await (await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" })).newPage();
    await prefer(page);
    listen(page);
    return { page, name };
  };
  const [ada, ben] = [await open("Ada"), await open("Ben")];
  await ada.page.goto("/new/dream-factory");
  await ada.page.locator(".counts label", { hasText: "2" }).click();
  await ada.page.getByLabel("Your name").fill(ada.name);
  await ada.page.locator("#chair-0").selectOption("open");
  await ada.page.getByRole("button", { name: "Create table" }).click();
  await expect(ada.page.getByText("1 seat is open")).toBeVisible();
  await ben.page.goto(ada.page.url());
  await ben.page.getByLabel("Your name").fill(ben.name);
  await ben.page.getByRole("button", { name: "Join game" }).click();
  const asked = (page: Page) => page.locator(".dock.asked");
  for (const { page } of [ada, ben]) await expect(page.locator(".board")).toBeVisible();
  await expect.poll(async () => (await asked(ada.page).count()) + (await asked(ben.page).count())).toBe(1);
  return (await asked(ada.page).isVisible()) ? [ada.page, ben.page] : [ben.page, ada.page];
}

const clause = (page: Page) => page.locator(".dock.asked .why a");
const log = (page: Page) => page.getByRole("list", { name: "What happened" });

test("a bid up to an amount raises by itself, and no further", async ({ browser, baseURL }) => {
  const [first, second] = await twoAtAuction(browser, baseURL);
  const slider = first.getByRole("slider");
  await slider.fill("3");
  await first.getByRole("button", { name: /up to \$3 million/i }).click();
  // What the table does for me stays in sight, and can be stopped.
  await expect(first.locator(".tools").getByRole("button", { name: /3/ })).toBeVisible();
  // My lowest bid is made at once; the other raises, and so do I, without a press.
  await expect(clause(second)).toHaveText(/DF-A2/);
  await second.locator(".bid.main").click();
  await expect(clause(second)).toHaveText(/DF-A2/);
  await expect(log(first)).toContainText(/You bid/);
  await expect(first.locator(".dock.asked")).toHaveCount(0);
  // More than my limit: the table passes for me, and the other has won.
  await second.getByRole("slider").fill("4");
  await second.locator(".bid.main").click();
  await expect(clause(second)).toHaveText(/DF-C1/);
  await expect(log(first)).toContainText("You pass");
  await expect(log(first)).not.toContainText(/You bid \$[4-9]/);
  for (const page of [first, second]) await page.context().close();
});

test("who passes for good is not asked in this auction", async ({ browser, baseURL }) => {
  const [first, second] = await twoAtAuction(browser, baseURL);
  await second.getByRole("button", { name: "Pass for the rest of this auction" }).click();
  await expect(
    second.locator(".tools").getByRole("button", { name: /Auto-passing for this auction/ }),
  ).toBeVisible();
  await first.locator(".bid.main").click();
  // Nobody is left: who bid has won and places.
  await expect(clause(first)).toHaveText(/DF-C1/);
  await expect(log(second)).toContainText("You pass");
  for (const page of [first, second]) await page.context().close();
});

test("before a bid, everybody's share of that price is told", async ({ browser, baseURL }) => {
  const [first, second] = await twoAtAuction(browser, baseURL);
  const bidders = first.getByRole("list", { name: "Bidders" }).locator("li");
  await first.getByRole("slider").fill("5");
  await expect(bidders.filter({ hasText: "−5" })).toHaveCount(1);
  await expect(bidders.filter({ hasText: "+5" })).toHaveCount(1);
  await expect(first.locator(".dock .preview")).toContainText("you’ll have");
  for (const page of [first, second]) await page.context().close();
});

test("before a tile finishes a movie, the board says so", async ({ page, server }) => {
  await prefer(page);
  const chair = await new Walker(server.url).to("dream-factory", "DF-C1-finish");
  await sit(page, chair);
  await page.goto(`/t/${chair.table}`);
  await expect(clause(page)).toHaveText(/DF-C1/);
  const last = page.locator(".slot.choice", { hasText: "finishes" });
  // One of the tiles in the spotlight does it; a single one is chosen from the start.
  for (const tile of await page.locator(".stage button.face").all()) {
    if (await last.first().isVisible()) break;
    await tile.click();
    await page.waitForTimeout(100);
  }
  await last.first().hover();
  // On the film, with the rating that it gets, and in the words of the question.
  await expect(page.locator(".film .foot")).toContainText(/finish/i);
  await expect(page.locator(".dock .preview")).toContainText(/finish/i);
  await last.first().click();
  const sure = page.locator(".confirm .button.main");
  if (await sure.isVisible()) await sure.click();
  await expect(page.getByRole("list", { name: "What happened" })).toContainText("You finish");
});

/** Where Dream Factory offers what, by the clause of its question. */
const BY_KEYS: Record<string, string> = {
  "DF-A2": ".bar .bid.main, .bar .pass",
  "DF-C1": ".slot.choice, .quiet-row button",
  "DF-P4": ".stage button",
};

test("Dream Factory by keyboard", async ({ page }) => {
  await startByKeys(page, "dream-factory");
  const seen = new Set<string>();
  for (let turn = 0; turn < 40 && seen.size < 3; turn++) {
    await myTurn(page);
    const now = (await clauseOf(page)) ?? "";
    seen.add(now);
    // Bids and chips are on the board; whoever bids gets something to place.
    await tabTo(page, BY_KEYS[now] ?? ".quiet-row button");
    await enter(page);
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(["DF-A2", "DF-C1"]));
});

test("what happens can be watched or skipped", async ({ page }) => {
  await prefer(page, { pace: "calm" });
  await startAgainstBots(page, "dream-factory");
  await myTurn(page);
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  const skip = page.getByRole("button", { name: "Skip" });
  await expect(skip).toBeVisible();
  await skip.click();
  await expect(skip).toBeHidden();
  // With quick opponents, all that came before my next question is on the table now.
  await myTurn(page);
});

test("my films stand above the question on tablets", async ({ page, server }) => {
  await prefer(page);
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
  ] as const)
    for (const phase of ["DF-P4", "DF-C1"]) {
      await page.setViewportSize({ width, height });
      const chair = await new Walker(server.url).to("dream-factory", phase, { seats: 5 });
      await sit(page, chair);
      await page.goto(`/t/${chair.table}`);
      await myTurn(page);
      const dock = await page.locator(".dock").boundingBox();
      const films = await page.locator(".mine .films").boundingBox();
      expect((films?.y ?? Infinity) + (films?.height ?? 0), phase).toBeLessThanOrEqual(dock?.y ?? 0);
    }
});
