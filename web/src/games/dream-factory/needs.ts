// Who still has an empty space for what. A look at the table, not a rule: what may be placed is in the prompt.

import type { Film, PlayerView } from "../../generated/dream-factory";
import type { ChipKind } from "./pieces";

export type Need = Exclude<ChipKind, "top-director" | "agency"> | "blank";

/** In the order in which they are shown. */
export const NEEDS: readonly Need[] = [
  "director",
  "actor",
  "camera",
  "music",
  "effects",
  "blank",
  "guest-star",
];

/** Kinds that a blank space takes. */
const FOR_BLANK: readonly ChipKind[] = ["actor", "camera", "music", "effects"];

/** How many empty spaces of each kind the unfinished films have. */
export function emptySpaces(films: readonly Film[]): Map<Need, number> {
  const empty = new Map<Need, number>();
  const add = (need: Need) => empty.set(need, (empty.get(need) ?? 0) + 1);
  for (const film of films) {
    if (film.finished) continue;
    for (const space of film.spaces) if (space.stack.length === 0) add(space.kind as Need);
    if (film.guest.length === 0) add("guest-star");
  }
  return empty;
}

/** Whether a chip of this kind would fill an empty space. */
export function fills(kind: ChipKind, empty: ReadonlyMap<Need, number>): boolean {
  if (kind === "agency") return [...empty.keys()].some((need) => need !== "guest-star");
  const need: Need = kind === "top-director" ? "director" : kind;
  return empty.has(need) || (FOR_BLANK.includes(kind) && empty.has("blank"));
}

/** The seats that have an empty space for a chip of this kind. */
export const seatsThatNeed = (kind: ChipKind, players: readonly PlayerView[]): number[] =>
  players.filter((player) => fills(kind, emptySpaces(player.screenplays))).map((player) => player.seat);
