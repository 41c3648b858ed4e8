// Sounds that are heard when they are wished for, and motion that can be skipped or is not there at all.

import type { Page } from "@playwright/test";
import { listen, move, myTurn } from "./player";
import { expect, prefer, test } from "./server";

async function start(page: Page, game: string): Promise<void> {
  listen(page);
  await page.goto(`/new/${game}`);
  for (const chair of await page.locator("main select[id^=chair]").all()) await chair.selectOption("easy");
  await page.locator("main form button.main").click();
  await myTurn(page);
}

declare global {
  interface Window {
    contexts: number;
    loudest: number;
  }
}

/** Listens to what goes to the loudspeaker: how many contexts are made, and the loudest sample so far. */
const eavesdrop = (page: Page) =>
  page.addInitScript(() => {
    window.contexts = 0;
    window.loudest = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.contexts += 1;
      }
    };
    const ears = new WeakMap<BaseAudioContext, AnalyserNode>();
    const connect = AudioNode.prototype.connect as (...to: unknown[]) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      const { context } = this;
      if (to[0] === context.destination && !(this instanceof AnalyserNode)) {
        let ear = ears.get(context);
        if (!ear) {
          ear = new AnalyserNode(context, { fftSize: 2048 });
          ears.set(context, ear);
          const samples = new Float32Array(2048);
          const hear = () => {
            ear?.getFloatTimeDomainData(samples);
            for (const sample of samples) window.loudest = Math.max(window.loudest, Math.abs(sample));
            setTimeout(hear, 15);
          };
          hear();
        }
        connect.call(this, ear);
      }
      return connect.apply(this, to);
    } as typeof AudioNode.prototype.connect;
  });

test("sounds are off until somebody switches them on, and then they are heard", async ({ page }) => {
  await eavesdrop(page);
  await prefer(page);
  await start(page, "hollywood-cards");
  await move(page, "hollywood-cards", 0);
  await myTurn(page);
  expect(await page.evaluate(() => window.contexts)).toBe(0);

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Sounds").check();
  await expect.poll(() => page.evaluate(() => window.loudest)).toBeGreaterThan(0.02);
  await page.keyboard.press("Escape");
  await page.evaluate(() => (window.loudest = 0));
  await move(page, "hollywood-cards", 1);
  await expect.poll(() => page.evaluate(() => window.loudest)).toBeGreaterThan(0.02);
  // Soft: never near what a loudspeaker can give.
  expect(await page.evaluate(() => window.loudest)).toBeLessThan(0.7);

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Sounds").uncheck();
  await page.keyboard.press("Escape");
  // What still rings fades first.
  await page.waitForTimeout(1500);
  await page.evaluate(() => (window.loudest = 0));
  await myTurn(page);
  await move(page, "hollywood-cards", 2);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.loudest)).toBeLessThan(0.001);
});

test("what happens can be watched or skipped", async ({ page }) => {
  await prefer(page, { pace: "calm" });
  await start(page, "dream-factory");
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  const skip = page.getByRole("button", { name: "Skip" });
  await expect(skip).toBeVisible();
  await skip.click();
  await expect(skip).toBeHidden();
  // With quick opponents, all that came before my next question is on the table now.
  await myTurn(page);
});

/** Whether anything on the page moves within a second: the longest animation in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(async () => {
    let longest = 0;
    const until = performance.now() + 1000;
    while (performance.now() < until) {
      for (const motion of document.getAnimations()) {
        const { duration, iterations } = motion.effect?.getComputedTiming() ?? {};
        const whole = Number(duration ?? 0) * (iterations ?? 1);
        longest = Math.max(longest, whole);
      }
      await new Promise(requestAnimationFrame);
    }
    return longest;
  });

for (const game of ["dream-factory", "hollywood", "hollywood-cards"] as const)
  test(`${game} moves nothing for who wants no motion`, async ({ page }) => {
    await prefer(page, { pace: "calm" });
    await start(page, game);
    const watched = async (turn: number) => {
      const motion = longestMotion(page);
      await move(page, game, turn);
      return motion;
    };
    // With motion, there is some: or the next line would prove nothing.
    expect(await watched(0)).toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page
      .getByRole("button", { name: "Skip" })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await myTurn(page);
    await page.waitForTimeout(600);
    expect(await watched(1)).toBeLessThanOrEqual(20);
  });
