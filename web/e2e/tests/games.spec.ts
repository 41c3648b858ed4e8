// A whole game of each title, from the start page to the results.

import { GAMES } from "./offered";
import { play, startAgainstBots } from "./player";
import { expect, prefer, test } from "./server";

for (const game of GAMES) {
  test(`${game}: from the start page to the ceremony`, async ({ page, hasTouch }) => {
    await prefer(page);
    await startAgainstBots(page, game);
    await play(page, game, { touch: hasTouch });
    const next = page.getByRole("button", { name: "The next envelope, please" });
    while (await next.isVisible()) await next.click();
    await expect(page.locator(".ranks li").first()).toBeVisible();
    await expect(page.locator(".foyer figure").first()).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
    await page.getByRole("button", { name: "View the board" }).click();
    await expect(page.locator(".board")).toBeVisible();
  });
}
