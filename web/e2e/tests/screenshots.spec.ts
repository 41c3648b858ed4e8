// Not a test: pictures of every phase of each game, on a desk and on a phone, for docs/screenshots and for our eyes.
// Where pngquant is installed, it makes the files smaller.

import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { GAMES, SAMPLE, boardOf, phasesOf } from "./offered";
import { myTurn } from "./player";
import { prefer, test } from "./server";
import { type Chair, sit, Walker } from "./walk";

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
  new: `/new/${SAMPLE}`,
  rules: `/rules/${SAMPLE}`,
  replay: "/replay",
};

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
    await page.goto(`/new/${SAMPLE}`);
    await page.locator("#chair-0").selectOption("open");
    await page.getByRole("button", { name: "Create table" }).click();
    await page.getByText("1 seat is open").waitFor();
    await shot(page, `invite-${size}`);
  });

  for (const game of GAMES) {
    test(`${game}, ${size}`, async ({ page, server }) => {
      await open(page, size);
      const walker = new Walker(server.url);
      const { seats } = SIZES[size];
      const show = async (chair: Chair) => {
        await sit(page, chair);
        await page.goto(`/t/${chair.table}`);
        await page.locator(".board, .ceremony").first().waitFor();
      };
      for (const phase of phasesOf(game)) {
        // As the bot advises, and after a while: so that there is something to see.
        const { rare = false, later = 0 } = boardOf(game).phases[phase] ?? {};
        await show(await walker.to(game, phase, { seats, advice: !rare, skip: rare ? 0 : later }));
        await myTurn(page);
        await boardOf(game).phases[phase]?.before?.(page);
        await shot(page, `${game}-${phase.toLowerCase()}-${size}`);
      }
      await show(await walker.toTheEnd(game, seats, true));
      await page.getByRole("button", { name: "The next envelope, please" }).click();
      await shot(page, `${game}-ceremony-${size}`);
      await page.locator(".stage .button.quiet").click();
      await shot(page, `${game}-results-${size}`);
    });
  }
}
