// The start page shows title, summary and duration of every game. These messages travel with `page.ftl`, which every page
// needs anyway; the rest of a game's words is loaded with the game.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const PAGE = /\/locales\/[^/]+\/page\.ftl\?raw$/;

/** The messages of a game's locale file that the shelf shows. */
export function shelfMessages(game: string, source: string): string[] {
  const message = new RegExp(`^${game}-(?:title|summary|duration) =.*(?:\\n +.*)*`, "gm");
  return source.match(message) ?? [];
}

/** A game is what has a rules page. */
export const gamesOf = (folder: string): string[] =>
  readdirSync(join(folder, "rules"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -3));

export function shelf(): Plugin {
  return {
    name: "backlot-shelf",
    enforce: "pre",
    load: {
      filter: { id: PAGE },
      handler(id) {
        const path = id.slice(0, -"?raw".length);
        const shown = gamesOf(dirname(path)).flatMap((game) => {
          const file = join(dirname(path), `${game}.ftl`);
          this.addWatchFile(file);
          return shelfMessages(game, readFileSync(file, "utf8"));
        });
        return `export default ${JSON.stringify([readFileSync(path, "utf8"), ...shown].join("\n"))}`;
      },
    },
  };
}
