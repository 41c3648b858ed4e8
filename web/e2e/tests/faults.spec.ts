// What goes wrong: reloads, lost connections, closed tabs, addresses that lead nowhere, records that don't check.

import type { Page, WebSocketRoute } from "@playwright/test";
import { GAMES, listen, move, myTurn, startAgainstBots } from "./player";
import { expect, prefer, Server, test } from "./server";

const clauseOf = (page: Page) => page.locator(".dock .why a").innerText();
const question = (page: Page) => page.locator(".dock h2").innerText();

/** The connections of a page's tables, which tests can cut. */
async function connections(page: Page): Promise<WebSocketRoute[]> {
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    open.push(socket);
  });
  return open;
}

for (const game of GAMES) {
  test(`${game}: reload, lost connection and closed tab in every phase`, async ({ page, context }) => {
    await prefer(page);
    let sockets = await connections(page);
    await startAgainstBots(page, game);
    const seen = new Set<string>();
    let tab = page;
    for (let turn = 0; turn < 45; turn++) {
      if ((await myTurn(tab)) === "over") break;
      const clause = await clauseOf(tab);
      if (!seen.has(clause)) {
        seen.add(clause);
        const asked = await question(tab);
        await tab.reload();
        await expect(tab.locator(".dock.asked h2")).toHaveText(asked);
        // The connection breaks; it comes back by itself with the same question.
        const before = sockets.length;
        await sockets.at(-1)?.close({ code: 4000 });
        await expect(tab.getByText("The connection is lost")).toBeVisible();
        await expect(tab.getByText("The connection is lost")).toBeHidden();
        expect(sockets.length).toBeGreaterThan(before);
        await expect(tab.locator(".dock.asked h2")).toHaveText(asked);
        // The tab is closed; the game is found again on the start page.
        const next = await context.newPage();
        listen(next);
        sockets = await connections(next);
        await tab.close();
        await next.goto("/");
        await next.locator('.tables a[href^="/t/"]').first().click();
        await expect(next.locator(".dock.asked h2")).toHaveText(asked);
        tab = next;
      }
      await move(tab, game, turn);
    }
    expect(seen.size).toBeGreaterThan(game === "hollywood-cards" ? 1 : 2);
  });
}

test("the server is restarted while people play", async ({ page }) => {
  const server = await Server.start();
  try {
    await prefer(page);
    listen(page);
    await page.goto(`${server.url}/new/hollywood-cards`);
    await page.locator("main form button.main").click();
    await myTurn(page);
    const asked = await question(page);
    await server.stop();
    await expect(page.getByText("The connection is lost")).toBeVisible();
    await server.run();
    await expect(page.getByText("The connection is lost")).toBeHidden({ timeout: 30_000 });
    expect(await question(page)).toBe(asked);
    await move(page, "hollywood-cards", 0);
    await myTurn(page);
  } finally {
    await server.end();
  }
});

test("a table that does not exist", async ({ page }) => {
  await prefer(page);
  await page.goto("/t/nothing-here");
  await expect(page.getByRole("heading", { name: "No such table" })).toBeVisible();
  await page.getByRole("link", { name: "To the start page" }).last().click();
  await expect(page.getByRole("heading", { name: "Be a movie mogul" })).toBeVisible();
});

test("a name of 500 signs, and one with markup", async ({ page }) => {
  await prefer(page);
  await page.goto("/new/hollywood-cards");
  const name = page.getByLabel("Your name");
  await name.fill("x".repeat(500));
  expect((await name.inputValue()).length).toBeLessThanOrEqual(60);
  await name.fill("<img src=x onerror=alert(1)>");
  await page.locator("main form button.main").click();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("<img src=x");
});

test("a record that does not check, and a link that was cut off", async ({ page }) => {
  await prefer(page);
  await page.goto("/replay");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "bad.backlot", mimeType: "text/plain", buffer: Buffer.from("this is no record") });
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto("/replay#record=AAAA");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("cut off");
});
