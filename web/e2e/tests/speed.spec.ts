// The first game runs soon after the click.

import { expect, prefer, test } from "./server";

test("a game runs within two seconds of the click", async ({ page }) => {
  await prefer(page);
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    await page.goto("/new/hollywood-cards");
    const start = page.locator("main form button.main");
    await expect(start).toBeEnabled();
    const since = Date.now();
    await start.click();
    await page.locator(".board").waitFor();
    times.push(Date.now() - since);
  }
  // The best of three: what else the machine does is not the page's fault.
  expect(Math.min(...times)).toBeLessThan(2000);
});
