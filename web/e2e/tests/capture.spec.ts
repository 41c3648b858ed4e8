// Not a test: keeps what the server says at each kind of question, for heard.spec.ts. Run it when frames change.

import { writeFileSync } from "node:fs";
import { GAMES, move, myTurn, startAgainstBots } from "./player";
import { prefer, test } from "./server";

for (const game of GAMES) {
  test(`capture ${game}`, async ({ page }) => {
    let welcome: Record<string, unknown> = {};
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const frame = JSON.parse(String(payload)) as Record<string, unknown>;
        if (frame["type"] === "welcome") welcome = frame;
      }),
    );
    await prefer(page);
    await startAgainstBots(page, game);
    const kept: Record<string, unknown> = {};
    for (let turn = 0; turn < 60 && (await myTurn(page)) !== "over"; turn++) {
      const clause = (await page.locator(".dock .why a").innerText()).split(" ").at(-1) ?? "";
      // The bids for the right to deal may come only once, at the start.
      if ((turn > 3 || clause === "HW-D4") && !(clause in kept)) {
        await page.reload();
        await myTurn(page);
        const log = (welcome["log"] as unknown[]).slice(-4);
        kept[clause] = { ...welcome, table: "kept", log, talk: [], now: 0 };
      }
      await move(page, game, turn);
    }
    writeFileSync(new URL(`./heard/${game}.json`, import.meta.url), `${JSON.stringify(kept)}\n`);
  });
}
