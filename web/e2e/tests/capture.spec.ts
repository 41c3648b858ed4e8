// Not a test: keeps what the server says in every phase of each game, for heard.spec.ts. Run it when frames change.

import { writeFileSync } from "node:fs";
import { GAMES, boardOf, phasesOf } from "./offered";
import { test } from "./server";
import { Walker, type Welcome } from "./walk";

/** So many lines of the log are kept; screen readers hear the last one. */
const LINES = 4;

const kept = (welcome: Welcome) => ({
  ...welcome,
  type: "welcome",
  table: "kept",
  log: (welcome["log"] as unknown[]).slice(-LINES),
  talk: [],
  now: 0,
});

for (const game of GAMES) {
  test(`capture ${game}`, async ({ server }) => {
    test.setTimeout(600_000);
    const walker = new Walker(server.url);
    const frames: Record<string, unknown> = {};
    for (const phase of phasesOf(game)) {
      // What comes up once in many games is not worth the advice.
      const { rare = false } = boardOf(game).phases[phase] ?? {};
      const chair = await walker.to(game, phase, rare ? {} : { advice: true, skip: 1 });
      frames[phase] = kept(await walker.welcome(chair));
    }
    const over = await walker.toTheEnd(game, 3);
    // The ceremony tells all of it.
    frames["over"] = { ...kept(await walker.welcome(over)), log: (await walker.welcome(over))["log"] };
    const open = await walker.open(game, { seats: 3 }, "normal", { players: ["you", "bot:normal", "open"] });
    frames["open"] = kept(await walker.welcome(open));
    writeFileSync(new URL(`./heard/${game}.json`, import.meta.url), `${JSON.stringify(frames)}\n`);
    const record = await fetch(`${server.url}/api/tables/${over.table}/record`);
    writeFileSync(new URL(`./heard/${game}.backlot`, import.meta.url), await record.text());
  });
}
