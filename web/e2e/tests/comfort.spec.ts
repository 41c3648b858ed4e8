// Sounds that are heard when they are wished for, and motion that can be skipped or is not there at all.

import type { Page } from "@playwright/test";
import { boardOf, type Game, GAMES, phasesOf, SAMPLE } from "./offered";
import { framesOf, listen, move, myTurn } from "./player";
import { expect, prefer, test } from "./server";
import { sit, Walker } from "./walk";

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
    longestMotion: number;
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
          // More than half a second: nothing is missed while the machine is busy with something else.
          ear = new AnalyserNode(context, { fftSize: 32768 });
          ears.set(context, ear);
          const samples = new Float32Array(32768);
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
  await start(page, SAMPLE);
  await move(page, SAMPLE, 0);
  await myTurn(page);
  expect(await page.evaluate(() => window.contexts)).toBe(0);

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Sound effects").check();
  await expect.poll(() => page.evaluate(() => window.loudest)).toBeGreaterThan(0.02);
  await page.keyboard.press("Escape");
  await page.evaluate(() => (window.loudest = 0));
  await move(page, SAMPLE, 1);
  await expect.poll(() => page.evaluate(() => window.loudest)).toBeGreaterThan(0.02);
  // Soft: never near what a loudspeaker can give.
  expect(await page.evaluate(() => window.loudest)).toBeLessThan(0.7);

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Sound effects").uncheck();
  await page.keyboard.press("Escape");
  // What still rings fades first, also from what is listened to.
  await page.waitForTimeout(2500);
  await page.evaluate(() => (window.loudest = 0));
  await myTurn(page);
  await move(page, SAMPLE, 2);
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => window.loudest)).toBeLessThan(0.001);
});

/** Notes every motion when it begins, however busy the machine is: the longest, delays included, in milliseconds. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    window.longestMotion = 0;
    const note = (motion: Animation) => {
      const time = Number(motion.effect?.getComputedTiming().endTime ?? 0);
      window.longestMotion = Math.max(window.longestMotion, time);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...how) {
      const motion = animate.apply(this, how);
      note(motion);
      return motion;
    };
    // What style sheets move.
    for (const begun of ["animationstart", "transitionrun"])
      document.addEventListener(begun, () => document.getAnimations().forEach(note), true);
  });

const longestMotion = (page: Page) => page.evaluate(() => window.longestMotion);

/** My answer, and what follows until I am asked again. */
async function turn(page: Page, game: Game, number: number): Promise<void> {
  const before = framesOf(page);
  await expect(async () => {
    await move(page, game, number);
    expect(framesOf(page)).toBeGreaterThan(before);
  }).toPass({ timeout: 60_000 });
  await myTurn(page);
}

/** Points at some things on the board, which explain themselves after a moment. */
async function pointAround(page: Page): Promise<void> {
  const things = page
    .locator(".board")
    .locator(".holder, .area button, .stage button")
    .filter({ visible: true });
  const count = Math.min(await things.count(), 6);
  expect(count).toBeGreaterThan(0);
  for (let thing = 0; thing < count; thing++) {
    await things.nth(thing).hover({ force: true, timeout: 2000 });
    await page.waitForTimeout(300);
  }
}

for (const game of GAMES)
  test(`${game} moves nothing for who wants no motion`, async ({ page }) => {
    await watchMotion(page);
    await prefer(page, { pace: "calm" });
    await start(page, game);
    await page.evaluate(() => (window.longestMotion = 0));
    await turn(page, game, 0);
    // With motion, there is some: or the last line would prove nothing.
    await expect.poll(() => longestMotion(page)).toBeGreaterThan(100);

    await page.emulateMedia({ reducedMotion: "reduce" });
    // What flies already may land.
    const motions = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(motions).toBe(0);
    await page.evaluate(() => (window.longestMotion = 0));
    for (const number of [1, 2]) {
      await pointAround(page);
      await turn(page, game, number);
    }
    expect(await longestMotion(page)).toBeLessThanOrEqual(20);
  });

test("the table menu can be closed by a button that is seen in any light", async ({ page }) => {
  for (const theme of ["light", "dark"] as const) {
    await prefer(page, { theme });
    await start(page, SAMPLE);
    await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
    await page.getByRole("button", { name: "Table menu" }).click();
    const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
    const colours = await close.evaluate((button) => [
      getComputedStyle(button).color,
      getComputedStyle(button.closest("dialog") ?? button).color,
    ]);
    expect(colours[0]).toBe(colours[1]);
    await close.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

for (const game of GAMES)
  test(`${game}: the console stays silent while everything moves`, async ({ page }) => {
    await prefer(page, { pace: "brisk", tips: true });
    await start(page, game);
    for (let turn = 0; turn < 12; turn++) {
      if ((await myTurn(page)) === "over") break;
      await move(page, game, turn);
    }
    // The fixture fails on any message.
  });

for (const game of GAMES)
  test(`${game}: the prompt bar keeps its height whatever is pointed at`, async ({ page, server }) => {
    await prefer(page);
    for (const phase of phasesOf(game).filter((phase) => !boardOf(game).phases[phase]?.rare)) {
      const chair = await new Walker(server.url).to(game, phase);
      await sit(page, chair);
      await page.goto(`/t/${chair.table}`);
      await myTurn(page);
      const height = async () => Math.round((await page.locator(".dock").boundingBox())?.height ?? 0);
      const before = await height();
      const offers = page.locator(".board button:enabled, .dock .options button:enabled");
      for (let place = 0; place < Math.min(8, await offers.count()); place++) {
        await offers.nth(place).focus();
        expect(await height(), `${phase}, ${place}`).toBe(before);
      }
    }
  });
