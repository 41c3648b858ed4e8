// After a game: the ceremony, posters as pictures, the record as a file and as a link, the replay from every seat, a
// rematch, and what others see at the address of a table that is over.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectFits, paint } from "./axe";
import { SAMPLE } from "./offered";
import { play, startAgainstBots } from "./player";
import { expect, prefer, test } from "./server";

async function expectFine(page: Page, where: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await paint(page, theme);
    await expectAccessible(page, `${where}, ${theme}`);
  }
}

test("what is left of a game", async ({ page, browser, baseURL, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await prefer(page);
  await startAgainstBots(page, SAMPLE);
  await play(page, SAMPLE);
  const table = page.url();

  await test.step("the ceremony and the results can be read by everybody", async () => {
    await expectFine(page, "ceremony");
    await page.locator(".stage .button.quiet").click();
    await expect(page.locator(".ranks li").nth(1)).toBeVisible();
    await expectFine(page, "results");
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page, "results");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("a poster is saved as a picture", async () => {
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("button", { name: /^Save the poster/ })
        .first()
        .click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/\.png$/);
    const bytes = readFileSync(await picture.path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.length).toBeGreaterThan(10_000);
  });

  let record = "";
  await test.step("the record is saved, opened again and checked", async () => {
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the game record" }).click(),
    ]);
    record = await saved.path();
    expect(readFileSync(record, "utf8")).toContain(SAMPLE);
    const reader = await context.newPage();
    await reader.goto("/replay");
    await expectFine(reader, "replay without a game");
    await reader
      .locator('input[type="file"]')
      .setInputFiles({ name: "game.backlot", mimeType: "text/plain", buffer: readFileSync(record) });
    await expect(reader.locator(".board")).toBeVisible();
    // Fair dealing: the record says how the cards were dealt, and whether that checks.
    await expect(reader.locator(".luck")).not.toBeEmpty();
    await expectFine(reader, "replay");
    await reader.close();
  });

  await test.step("a link holds the whole game, and every seat's eyes can be borrowed", async () => {
    await page.getByRole("button", { name: "Copy replay link" }).click();
    await expect(page.getByText("Copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("/replay#record=");
    const stranger = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    await prefer(stranger);
    await stranger.goto(link);
    await expect(stranger.locator(".board")).toBeVisible();
    const timeline = stranger.getByRole("slider");
    const last = Number(await timeline.getAttribute("max"));
    expect(last).toBeGreaterThan(10);
    for (const eyes of ["seat:0", "seat:2", "all"]) {
      await stranger.getByRole("combobox").selectOption(eyes);
      await timeline.fill(String(Math.floor(last / 2)));
      await expect(stranger.locator(".happened")).not.toBeEmpty();
    }
    await timeline.fill(String(last));
    await expect(stranger.getByRole("table")).toBeVisible();
    await stranger.context().close();
  });

  await test.step("a stranger at the table's address sees how it ended, and has a way on", async () => {
    const stranger = await (await browser.newContext()).newPage();
    await prefer(stranger);
    await stranger.goto(table);
    await expect(stranger.locator(".ceremony")).toBeVisible();
    await stranger.locator(".stage .button.quiet").click();
    await expect(stranger.locator(".ranks li").nth(1)).toBeVisible();
    await expect(stranger.getByRole("link", { name: "Replay", exact: true }).first()).toBeVisible();
    await stranger.context().close();
  });

  await test.step("a rematch has the same players", async () => {
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(page.locator(".board")).toBeVisible();
    expect(page.url()).not.toBe(table);
  });
});

test("the table before the start, and its door", async ({ page, browser, baseURL }) => {
  await prefer(page);
  await page.goto(`/new/${SAMPLE}`);
  await page.locator("#chair-0").selectOption("open");
  await page.locator("summary").click();
  await expectFine(page, "a new table with all options");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("1 seat is open")).toBeVisible();
  await expect(page.getByRole("img", { name: /code/i })).toBeVisible();
  await expectFine(page, "before the start");
  const guest = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await prefer(guest);
  await guest.goto(page.url());
  await expect(guest.getByRole("button", { name: "Join game" })).toBeVisible();
  await expectFine(guest, "at the door");
  await guest.setViewportSize({ width: 360, height: 740 });
  await expectFits(guest, "at the door");
  await guest.context().close();
});

test("a tip explains what comes up for the first time", async ({ page }) => {
  await prefer(page, { tips: true });
  await page.goto(`/new/${SAMPLE}`);
  await page.locator("main form button.main").click();
  const tip = page.getByRole("complementary", { name: "Tip" });
  await expect(tip).toBeVisible();
  await tip.getByRole("button", { name: "Got it" }).click();
  await expect(tip).toBeHidden();
});
