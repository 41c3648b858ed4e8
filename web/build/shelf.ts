// The start page shows title, summary and duration of every game. These messages travel with `page.ftl`, which every page
// needs anyway; the rest of a game's words is loaded with the game.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const PAGE = /\/locales\/[^/]+\/page\.ftl\?raw$/;

/** The messages of a game's locale file that the shelf shows. */
export function shelfMessages(game: string, source: string): string[] {
  const message = new RegExp(`^${game}-(?:title|summary|duration) =.*(?:\\n +.*)*`, "gm");
  return source.match(message) ?? [];
}

/** A game is a crate with rules. */
export const gamesIn = (crates: string): string[] =>
  readdirSync(crates)
    .filter((name) => existsSync(join(crates, name, "rules.md")))
    .map((name) => name.replace("backlot-", ""));

export function shelf(): Plugin {
  return {
    name: "backlot-shelf",
    enforce: "pre",
    load: {
      filter: { id: PAGE },
      handler(id) {
        const path = id.slice(0, -"?raw".length);
        const language = dirname(path);
        const shown = gamesIn(join(language, "../../crates")).flatMap((game) => {
          const file = join(language, `${game}.ftl`);
          // English stands in for a language that a game is not translated into.
          if (!existsSync(file)) return [];
          this.addWatchFile(file);
          return shelfMessages(game, readFileSync(file, "utf8"));
        });
        return `export default ${JSON.stringify([readFileSync(path, "utf8"), ...shown].join("\n"))}`;
      },
    },
  };
}
