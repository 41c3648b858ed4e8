// What a screen reader hears: the status line, and every control by its name, in every phase of each game and on the
// pages around them. Frames and records are kept ones, so that the words are always the same.

import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { SAMPLE } from "./offered";
import { expect, prefer, test } from "./server";

const KEPT = new URL("./heard/", import.meta.url);
const games = readdirSync(KEPT).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : []));
const keptText = (name: string) => readFileSync(new URL(name, KEPT), "utf8");

/** A snapshot is YAML: a line that contains a colon stands in quotation marks. */
const plain = (line: string) =>
  line
    .trim()
    .replace(
      /^- '(.*)'(:?.*)$/,
      (_whole, quoted: string, rest: string) => `- ${quoted.replaceAll("''", "'")}${rest}`,
    );

/** Things to press or to set, and the headings and groups that they stand under. */
const isControl = (line: string) =>
  /^- (button|link|slider|textbox|combobox|checkbox|radio|heading|region|group|list|img|alert) "/.test(line);

async function controls(...parts: Locator[]): Promise<string> {
  const lines: string[] = [];
  for (const part of parts)
    lines.push(...(await part.ariaSnapshot()).split("\n").map(plain).filter(isControl));
  return lines.join("\n");
}

async function atTable(page: Page, game: string, frame: unknown): Promise<void> {
  await prefer(page);
  await page.addInitScript((of) => {
    const mine = { table: "kept", game: of, secret: "kept", seat: 0, name: "Ada", status: "playing" };
    localStorage.setItem(
      "backlot.games",
      JSON.stringify({ kept: { ...mine, opponents: [], number: null, at: 0 } }),
    );
  }, game);
  await page.routeWebSocket(/\/socket$/, (socket) =>
    socket.onMessage(() => socket.send(JSON.stringify(frame))),
  );
  await page.goto("/t/kept");
}

for (const game of games) {
  const { over, open, ...phases } = JSON.parse(keptText(`${game}.json`)) as Record<string, unknown>;

  for (const [phase, frame] of Object.entries(phases))
    test(`${game} ${phase} reads like a game told aloud`, async ({ page }) => {
      await atTable(page, game, frame);
      await expect(page.locator(".board")).toBeVisible();
      const status = await page.getByTestId("status").innerText();
      const heard = await controls(page.locator("main"), page.locator(".dock"));
      expect(`${status.trim()}\n\n${heard}\n`).toMatchSnapshot(`${game}-${phase}.txt`);
    });

  test(`${game} at its end reads like an evening of prizes`, async ({ page, request }) => {
    // The ceremony asks for the whole story.
    await page.route("**/api/tables/kept/replay*", async (route) => {
      const asked = new URL(route.request().url());
      const told = await request.post(`/api/replays${asked.search}`, {
        data: keptText(`${game}.backlot`),
        headers: { "content-type": "text/plain" },
      });
      await route.fulfill({ response: told });
    });
    await atTable(page, game, over);
    const stage = page.locator(".ceremony");
    await expect(stage).toBeVisible();
    await page.waitForLoadState("networkidle");
    // Every envelope as it is announced, then the foyer.
    const told: string[] = [];
    const next = page.getByRole("button", { name: "The next envelope, please" });
    const announced = stage.locator(".envelope .words");
    told.push((await announced.innerText()).trim());
    while (await next.isVisible()) {
      await next.click();
      if (await announced.isVisible()) told.push((await announced.innerText()).trim());
    }
    const heard = await controls(page.locator("main"));
    // A mark with a number is for the eye.
    const words = told.map((one) => one.replace(/\s*\n(\d\n)?\s*/g, " / "));
    expect(`${words.join("\n")}\n\n${heard}\n`).toMatchSnapshot(`${game}-over.txt`);
  });

  test(`${game} in a replay reads like a story told again`, async ({ page }) => {
    await prefer(page);
    await page.goto("/replay");
    await page.locator('input[type="file"]').setInputFiles({
      name: "kept.backlot",
      mimeType: "text/plain",
      buffer: Buffer.from(keptText(`${game}.backlot`)),
    });
    await expect(page.locator(".board")).toBeVisible();
    const timeline = page.getByRole("slider");
    // After three answers something is open in every game, also where all choose in secret first.
    await timeline.fill("3");
    await expect(page.locator(".happened")).not.toBeEmpty();
    const around = page.locator("main");
    const status = await page.locator(".happened").innerText();
    const heard = await controls(around);
    expect(`${status.trim()}\n\n${heard}\n`).toMatchSnapshot(`${game}-replay.txt`);
  });

  test(`${game} before the start says who is missing`, async ({ page }) => {
    await atTable(page, game, open);
    const main = page.locator("main");
    await expect(main.getByText("1 seat is open")).toBeVisible();
    const told = (await main.innerText()).replace(/127\.0\.0\.1:\d+/, "HOST").replace(/\n+/g, "\n");
    expect(`${told}\n\n${await controls(main)}\n`).toMatchSnapshot(`${game}-open.txt`);
  });

  test(`${game} is chosen by words`, async ({ page }) => {
    await prefer(page);
    await page.goto(`/new/${game}`);
    await expect(page.locator("main form button.main")).toBeEnabled();
    await page.locator("summary").click();
    expect(`${await controls(page.locator("main"))}\n`).toMatchSnapshot(`${game}-new.txt`);
  });
}

test("the start page says what there is", async ({ page }) => {
  await prefer(page);
  const players = [
    {
      seat: 0,
      kind: "person",
      name: "Cleo",
      present: true,
      host: true,
      muted: false,
      held: null,
      agrees_to_end: false,
    },
    { seat: 1, kind: "bot", name: "Silver Canyon", level: "normal" },
    { seat: 2, kind: "open" },
  ];
  const open = { table: "kept", game: SAMPLE, setup: { seats: 3 }, status: "open", players };
  await page.route("**/api/tables", (route) => route.fulfill({ json: { tables: [open] } }));
  await page.goto("/");
  await expect(page.getByText("Cleo")).toBeVisible();
  const around = await controls(page.locator("header").first(), page.locator("main"));
  expect(`${around}\n`).toMatchSnapshot("start.txt");
});
