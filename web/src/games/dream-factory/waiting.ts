// Whom the game waits for, scores while it runs, and sounds.

import type { GameEvent } from "../../api/types";
import type { Sound } from "../contract";
import type { View } from "../../generated/dream-factory";
import { words } from "./words";

export const waiting = (view: View): { seats: number[]; doing: string } => ({
  seats: view.turn === null ? [] : [view.turn],
  doing: `page-dream-factory-waiting-${view.phase}`,
});

export function score(view: View, seat: number): string | null {
  const player = view.players[seat];
  return player ? words(view.edition, "points-short", { count: player.movie_points }) : null;
}

const SOUNDS: Record<string, Sound> = {
  bid: "coin",
  passed: "tick",
  "auction-won": "gavel",
  "party-began": "reveal",
  "quarter-began": "reveal",
  "chip-taken": "chip",
  "chip-placed": "chip",
  "chip-discarded": "sigh",
  "movie-finished": "applause",
  awarded: "applause",
  "game-ended": "applause",
};

export const sound = (event: GameEvent): Sound | null => SOUNDS[event.kind] ?? null;
