// Every screen in light and dark, in each language, and on the narrowest phone.

import { readdirSync } from "node:fs";
import { expectAccessible, expectFits, paint } from "./axe";
import { GAMES, SAMPLE, boardOf, phasesOf } from "./offered";
import { myTurn, startAgainstBots } from "./player";
import { expect, prefer, test } from "./server";
import { sit, Walker } from "./walk";

const PAGES = [
  "/",
  `/new/${SAMPLE}`,
  ...GAMES.map((game) => `/rules/${game}`),
  "/mine",
  "/replay",
  "/no/such/page",
];
const LANGUAGES = readdirSync(new URL("../../../locales", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

for (const theme of ["light", "dark"] as const) {
  test(`pages around the games, ${theme}`, async ({ page }) => {
    await prefer(page, { theme });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.locator("main h1, main h2").first()).toBeVisible();
      await expectAccessible(page, `${address} ${theme}`);
    }
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await expectAccessible(page, `settings ${theme}`);
  });
}

for (const game of GAMES)
  test(`${game} in every phase, light and dark, wide and narrow`, async ({ page, server }) => {
    test.slow();
    const walker = new Walker(server.url);
    await prefer(page, { tips: true });
    for (const phase of phasesOf(game)) {
      const chair = await walker.to(game, phase);
      await sit(page, chair);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/t/${chair.table}`);
      await myTurn(page);
      await paint(page, "light");
      await expectAccessible(page, `${phase} light`);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page, `${phase} at 360 pixels`);
      await paint(page, "dark");
      await expectAccessible(page, `${phase} dark at 360 pixels`);
    }
    await page.getByRole("button", { name: "Table menu" }).click();
    for (const theme of ["dark", "light"] as const) {
      await paint(page, theme);
      await expectAccessible(page, `menu ${theme}`);
    }
  });

for (const language of LANGUAGES) {
  test(`every text is there in ${language}`, async ({ page }) => {
    await prefer(page, { language });
    for (const game of GAMES) {
      await startAgainstBots(page, game);
      await myTurn(page);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      // A message that nobody has written shows its key.
      await expect(page.locator("body")).not.toContainText(
        new RegExp(`\\b(page|table|bots|${GAMES.join("|")})-[a-z]+-[a-z-]+`),
      );
      await page.goto(`/rules/${game}`);
      await expect(page.locator("article h1")).toBeVisible();
    }
  });
}

test("360 pixels are enough", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page, { theme: "dark" });
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.locator("main").first()).toBeVisible();
    await expectFits(page, address);
  }
});

const CROWDED = GAMES.flatMap((game) =>
  Object.entries(boardOf(game).phases).flatMap(([phase, { crowd }]) =>
    crowd === undefined ? [] : [[game, phase, crowd] as const],
  ),
);

/** Many players on tablets: nothing is cut off. */
for (const [width, height] of [
  [768, 1024],
  [1024, 768],
] as const)
  test(`full tables fit a tablet of ${width} by ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await prefer(page);
    const walker = new Walker(server.url);
    for (const [game, phase, seats] of CROWDED) {
      const chair = await walker.to(game, phase, { seats });
      await sit(page, chair);
      await page.goto(`/t/${chair.table}`);
      await myTurn(page);
      await expectFits(page, phase);
    }
  });

test("every question leads to its clause in the rules", async ({ page }) => {
  await prefer(page);
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await expect(page.locator("article h1")).toBeVisible();
    const clauses = new Set(phasesOf(game).map((phase) => phase.split("-").slice(0, 2).join("-")));
    for (const clause of clauses) await expect(page.locator(`[id="${clause}"]`), clause).toHaveCount(1);
  }
});
