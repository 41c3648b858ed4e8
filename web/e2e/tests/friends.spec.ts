// Two people in two browsers, a bot, and somebody who watches.

import { SAMPLE, boardOf } from "./offered";
import { listen, play } from "./player";
import { expect, prefer, test } from "./server";

test("two people and a spectator", async ({ browser, baseURL }) => {
  const open = async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await prefer(page);
    listen(page);
    return page;
  };
  const [ada, ben, cleo] = [await open(), await open(), await open()];

  await ada.goto(`/new/${SAMPLE}`);
  await ada.getByLabel("Your name").fill("Ada");
  await ada.locator("#chair-0").selectOption("open");
  await ada.getByRole("button", { name: "Create table" }).click();
  await expect(ada.getByText("1 seat is open")).toBeVisible();

  await ben.goto(ada.url());
  await ben.getByLabel("Your name").fill("Ben <b>bold</b>");
  await ben.getByRole("button", { name: "Join game" }).click();
  await expect(ben.locator(".board")).toBeVisible();
  await expect(ada.locator(".board")).toBeVisible();
  // Markup in a name is just text.
  await expect(ada.getByRole("list", { name: "Players" })).toContainText("Ben <b>bold</b>");

  await cleo.goto(ada.url());
  await expect(cleo.locator(".board")).toBeVisible();
  for (const offer of boardOf(SAMPLE).offers) await expect(cleo.locator(offer)).toHaveCount(0);

  await Promise.all([play(ada, SAMPLE), play(ben, SAMPLE)]);
  for (const page of [ada, ben, cleo]) await expect(page.locator(".ceremony")).toBeVisible();
  for (const page of [ada, ben, cleo]) await page.context().close();
});

test("a seat that is taken, and a second tab on one seat", async ({ page, context, browser, baseURL }) => {
  await prefer(page);
  listen(page);
  await page.goto(`/new/${SAMPLE}`);
  await page.locator("#chair-0").selectOption("open");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("1 seat is open")).toBeVisible();

  // Two at the door of the same seat: the second is told so and can watch.
  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const [first, second] = [await other.newPage(), await (await browser.newContext()).newPage()];
  for (const guest of [first, second]) {
    await prefer(guest);
    await guest.goto(page.url());
    await guest.getByLabel("Your name").fill("Guest");
  }
  await first.getByRole("button", { name: "Join game" }).click();
  await expect(first.locator(".board")).toBeVisible();
  await second.getByRole("button", { name: "Join game" }).click();
  await expect(second.getByRole("alert")).toBeVisible();
  await second.getByRole("button", { name: "Watch" }).click();
  await expect(second.locator(".board")).toBeVisible();

  // A second tab shows the same seat, with the same words. Whose turn it is, chance decides.
  await expect(page.locator(".board")).toBeVisible();
  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.locator(".board")).toBeVisible();
  // Bots may still be playing: then both tabs go on.
  await expect(async () => {
    const told = await page.getByTestId("status").innerText();
    expect(told.trim()).toBeTruthy();
    await expect(again.getByTestId("status")).toHaveText(told, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await other.close();
  await second.context().close();
});

test("an open table is listed for everybody, and found again among my games", async ({
  page,
  browser,
  baseURL,
}) => {
  await prefer(page);
  await page.goto(`/new/${SAMPLE}`);
  await page.getByLabel("Your name").fill("Dorothea");
  await page.locator("#chair-0").selectOption("open");
  await page.locator("summary").click();
  await page.getByLabel("List this table publicly").check();
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("1 seat is open")).toBeVisible();
  const table = new URL(page.url()).pathname;

  const guest = await (await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" })).newPage();
  await prefer(guest);
  await guest.goto("/");
  const listed = guest.getByRole("region", { name: "Open tables" }).getByRole("listitem");
  await listed.filter({ hasText: "Dorothea" }).getByRole("link").click();
  await expect(guest).toHaveURL(new RegExp(`${table}$`));
  await guest.getByLabel("Your name").fill("Guest");
  await guest.getByRole("button", { name: "Join game" }).click();
  await expect(guest.locator(".board")).toBeVisible();

  await page.goto("/mine");
  await expect(page.locator(`main a[href="${table}"]`).first()).toBeVisible();
  await guest.context().close();
});
