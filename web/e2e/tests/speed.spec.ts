// The page is there soon, and so is the first game.

import { GAMES } from "./offered";
import { expect, prefer, test } from "./server";

/** Bytes that the start page may take, compressed with gzip. */
const FIRST_LOAD = 120 * 1000;

test("the start page is small", async ({ page, request }) => {
  await prefer(page);
  const loaded = new Set<string>();
  page.on("request", (one) => loaded.add(one.url()));
  await page.goto("/");
  await expect(page.locator("main h1")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(
    [...loaded].map(async (address) => {
      const answer = await request.get(address, { headers: { "accept-encoding": "gzip" } });
      const sent = answer.headers()["content-length"];
      return { address, size: Number(sent ?? (await answer.body()).length) };
    }),
  );
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(`first load: ${(total / 1000).toFixed(1)} kB in ${sizes.length} files`);
  expect(sizes.length).toBeGreaterThan(5);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(FIRST_LOAD);
});

for (const game of GAMES)
  test(`a game of ${game} runs within two seconds of the click`, async ({ page }) => {
    await prefer(page);
    const times: number[] = [];
    for (let round = 0; round < 2 || (round < 5 && Math.min(...times) >= 2000); round++) {
      await page.goto(`/new/${game}`);
      const start = page.locator("main form button.main");
      await expect(start).toBeEnabled();
      const since = Date.now();
      await start.click();
      await page.locator(".board").waitFor();
      times.push(Date.now() - since);
    }
    console.log(`${game}: ${times.join(", ")} ms`);
    // The best one: what else the machine does is not the page's fault.
    expect(Math.min(...times)).toBeLessThan(2000);
  });
