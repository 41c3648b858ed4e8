// Not a test of every change: how long the page's main thread is busy in one piece while a move is animated.
// `npm run trace` plays five moves of each game at the usual pace and looks at the median of their longest tasks.

import type { Browser, Page } from "@playwright/test";
import { GAMES } from "./offered";
import { move, myTurn, startAgainstBots } from "./player";
import { expect, prefer, test } from "./server";

const MOVES = 5;
/** Milliseconds of CPU that a task may take. */
const LONGEST = 50;
/** The animation of a move, and of the first bot's after it. */
const WATCHED = 2500;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** CPU milliseconds of the longest task of the page's main thread. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain")
      .map((event) => `${event.pid} ${event.tid}`),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === "RunTask" && event.ph === "X" && main.has(`${event.pid} ${event.tid}`),
  );
  expect(tasks.length, "the trace has tasks").toBeGreaterThan(10);
  return Math.max(...tasks.map((task) => task.tdur ?? 0)) / 1000;
}

async function traced(browser: Browser, page: Page, watched: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await watched();
  return longestTask(await browser.stopTracing());
}

for (const game of GAMES) {
  test(`${game}: no long task while a move is animated`, async ({ page, browser }) => {
    await prefer(page, { pace: "calm" });
    await startAgainstBots(page, game);
    const longest: number[] = [];
    // The first move also brings what is loaded once.
    for (let turn = 0; longest.length < MOVES && (await myTurn(page)) !== "over"; turn++) {
      if (turn === 0) {
        await move(page, game, turn);
        continue;
      }
      longest.push(
        await traced(browser, page, async () => {
          await move(page, game, turn);
          await page.waitForTimeout(WATCHED);
        }),
      );
    }
    const median = [...longest].sort((a, b) => a - b)[Math.floor(longest.length / 2)] ?? Infinity;
    console.log(
      `${game}: ${longest.map((time) => time.toFixed(1)).join(", ")} ms; median ${median.toFixed(1)} ms`,
    );
    expect(median).toBeLessThanOrEqual(LONGEST);
  });
}
