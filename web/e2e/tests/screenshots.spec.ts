// Not a test: pictures of every phase of each game, on a desk and on a phone, for docs/screenshots and for our eyes.
// Bots give advice, so that there is something to see. Where pngquant is installed, it makes the files smaller.

import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { type Game, GAMES, advised, listen, myTurn } from "./player";
import { prefer, test } from "./server";

const FOLDER =
  process.env["SCREENSHOTS"] ?? fileURLToPath(new URL("../../../docs/screenshots", import.meta.url));
const SIZES = {
  desk: { width: 1440, height: 900, theme: "light", seats: 4 },
  night: { width: 1440, height: 900, theme: "dark", seats: 3 },
  phone: { width: 390, height: 844, theme: "dark", seats: 4 },
} as const;
type Size = keyof typeof SIZES;

const PAGES = {
  start: "/",
  new: "/new/dream-factory",
  rules: "/rules/dream-factory#DF-C2",
  replay: "/replay",
};

/** Each clause is shown when its question comes first, and when there is more on the table. */
const LATER = 4;

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));
test.afterAll(() => {
  const pictures = readdirSync(FOLDER).flatMap((file) =>
    file.endsWith(".png") ? [`${FOLDER}/${file}`] : [],
  );
  spawnSync("pngquant", ["--force", "--skip-if-larger", "--ext", ".png", "128", ...pictures]);
});

async function shot(page: Page, name: string, whole = false): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: whole });
}

async function open(page: Page, size: Size): Promise<void> {
  const { width, height, theme } = SIZES[size];
  await page.setViewportSize({ width, height });
  await prefer(page, { theme });
}

async function start(page: Page, game: Game, seats: number): Promise<void> {
  listen(page);
  await page.goto(`/new/${game}`);
  await page.locator(".counts label", { hasText: String(seats) }).click();
  for (const chair of await page.locator("main select[id^=chair]").all()) await chair.selectOption("easy");
  await page.locator("main form button.main").click();
  await page.locator(".board").waitFor();
}

for (const size of Object.keys(SIZES) as Size[]) {
  test(`pages, ${size}`, async ({ page }) => {
    await open(page, size);
    for (const [name, address] of Object.entries(PAGES)) {
      await page.goto(address);
      await page.locator("main h1, main h2").first().waitFor();
      await shot(page, `${name}-${size}`);
    }
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await shot(page, `settings-${size}`);
    await page.goto("/new/hollywood");
    await page.locator("#chair-0").selectOption("open");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByText("One seat is free").waitFor();
    await shot(page, `invite-${size}`);
  });

  for (const game of GAMES) {
    test(`${game}, ${size}`, async ({ page }) => {
      await open(page, size);
      await start(page, game, SIZES[size].seats);
      const seen = new Map<string, number>();
      for (let turn = 0; turn < 400 && (await myTurn(page)) !== "over"; turn++) {
        const clause = (await page.locator(".dock .why a").innerText()).split(" ").at(-1) ?? "";
        const times = (seen.get(clause) ?? 0) + 1;
        seen.set(clause, times);
        if (times === LATER || (times === 1 && size !== "night"))
          await shot(page, `${game}-${clause.toLowerCase()}-${times === 1 ? "early" : "later"}-${size}`);
        await advised(page);
      }
      await page.getByRole("button", { name: "The next envelope, please" }).click();
      await shot(page, `${game}-ceremony-${size}`);
      await page.locator(".stage .button.quiet").click();
      await shot(page, `${game}-results-${size}`);
    });
  }
}
