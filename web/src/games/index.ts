// What the page has of each game: found by folder, loaded when the game is opened.

import { preferences } from "../app/preferences.svelte";
import { PLAIN } from "../plain";
import type { GameModule, GameParts } from "./contract";

const PARTS = import.meta.glob<{ default: GameParts<unknown> }>("./*/index.ts");

/** A game's own parts, and the plain ones for what it does not bring, or for all if `plain`. */
export async function loadGame(game: string, plain = preferences.get("plain")): Promise<GameModule> {
  const load = plain ? undefined : PARTS[`./${game}/index.ts`];
  return { ...PLAIN, ...(await load?.())?.default };
}
