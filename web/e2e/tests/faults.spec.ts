// What goes wrong: reloads, lost connections, closed tabs, addresses that lead nowhere, records that don't check.

import type { Page, WebSocketRoute } from "@playwright/test";
import { GAMES, phasesOf, SAMPLE } from "./offered";
import { framesOf, listen, move, myTurn } from "./player";
import { expect, prefer, Server, test } from "./server";
import { sit, Walker } from "./walk";

const question = (page: Page) => page.locator(".dock h2 > span").first().innerText();

/** The connections of a page's tables, which tests can cut. */
class Connections {
  readonly open: WebSocketRoute[] = [];
  #repaired: Promise<void> = Promise.resolve();

  static async of(page: Page): Promise<Connections> {
    const all = new Connections();
    await page.routeWebSocket(/\/socket$/, async (socket) => {
      await all.#repaired;
      socket.connectToServer();
      all.open.push(socket);
    });
    return all;
  }

  /** Cuts the newest connection; no other is made before the returned function is called. */
  async cut(): Promise<() => void> {
    let repair = () => {};
    this.#repaired = new Promise((settle) => (repair = settle));
    await this.open.at(-1)?.close({ code: 4000 });
    return repair;
  }
}

for (const game of GAMES) {
  test(`${game}: reload, lost connection and closed tab in every phase`, async ({ context, server }) => {
    test.slow();
    const walker = new Walker(server.url);
    for (const phase of phasesOf(game)) {
      const chair = await walker.to(game, phase);
      const page = await context.newPage();
      await prefer(page);
      await sit(page, chair);
      const sockets = await Connections.of(page);
      await page.goto(`/t/${chair.table}`);
      await myTurn(page);
      const clause = phase.split("-").slice(0, 2).join("-");
      await expect(page.locator(".dock .why a"), phase).toHaveText(`Rule ${clause}`);
      const asked = await question(page);
      const again = (tab: Page) =>
        expect(tab.locator(".dock.asked h2 > span").first(), phase).toHaveText(asked);

      await page.reload();
      await again(page);
      // The connection breaks; it comes back by itself with the same question.
      const before = sockets.open.length;
      const repair = await sockets.cut();
      await expect(page.getByText("Connection lost")).toBeVisible();
      repair();
      await expect(page.getByText("Connection lost")).toBeHidden();
      expect(sockets.open.length).toBeGreaterThan(before);
      await again(page);
      // The tab is closed; the game is found again on the start page, and the answer is taken.
      const next = await context.newPage();
      listen(next);
      await page.close();
      await next.goto("/");
      await next.locator(`.tables a[href="/t/${chair.table}"]`).click();
      await again(next);
      const frames = framesOf(next);
      await move(next, game, 0);
      await expect.poll(() => framesOf(next), `${phase} is answered`).toBeGreaterThan(frames);
      await next.close();
    }
  });
}

test("the server is restarted while people play", async ({ page }) => {
  const server = await Server.start();
  try {
    await prefer(page);
    listen(page);
    await page.goto(`${server.url}/new/${SAMPLE}`);
    await page.locator("main form button.main").click();
    await myTurn(page);
    const asked = await question(page);
    await server.stop();
    await expect(page.getByText("Connection lost")).toBeVisible();
    await server.run();
    await expect(page.getByText("Connection lost")).toBeHidden({ timeout: 30_000 });
    expect(await question(page)).toBe(asked);
    await move(page, SAMPLE, 0);
    await myTurn(page);
  } finally {
    await server.end();
  }
});

test("a table that does not exist", async ({ page }) => {
  await prefer(page);
  await page.goto("/t/nothing-here");
  await expect(page.getByRole("heading", { name: "Table not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the start page" }).last().click();
  await expect(page.getByRole("heading", { name: "Be a movie mogul" })).toBeVisible();
});

test("a name of 500 signs, and one with markup", async ({ page }) => {
  await prefer(page);
  await page.goto(`/new/${SAMPLE}`);
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
