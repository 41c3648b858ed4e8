// The plain board, which draws any view: a whole game of each on it, by the list of options alone.

import { expectAccessible, expectFits, paint } from "./axe";
import { GAMES } from "./offered";
import { myTurn, play, startAgainstBots } from "./player";
import { expect, prefer, test } from "./server";

for (const game of GAMES) {
  test(`${game} is played to its end on a plain board`, async ({ page }) => {
    await prefer(page, { plain: true, confirm: false });
    await startAgainstBots(page, game);
    await expect(page.locator(".board.plain")).toBeVisible();
    await play(page, game);
    await expect(page.locator(".ranks li").first()).toBeVisible();
    await page.getByRole("button", { name: "View the board" }).click();
    await expect(page.locator(".board.plain")).toBeVisible();
  });

  test(`${game} on a plain board, light and dark, wide and narrow`, async ({ page }) => {
    await prefer(page);
    await page.goto("/?plain");
    await startAgainstBots(page, game);
    await myTurn(page);
    await expect(page.locator(".board.plain")).toBeVisible();
    await expect(page.locator(".board.plain")).not.toContainText(/undefined|NaN|\[object|\{\$/);
    for (const theme of ["light", "dark"] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await paint(page, theme);
      await expectAccessible(page, `plain, ${theme}`);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page, `plain at 360 pixels, ${theme}`);
    }
  });
}
