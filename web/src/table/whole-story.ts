// Everything that happened in a finished game. A browser that came late or was loaded anew knows only the end of it.

import { fetchTableReplay } from "../api/http";
import type { GameEvent, Replay } from "../api/types";

const AT_ONCE = 60;

/** All events of a finished table, as everybody may know them now. */
export async function wholeStory(table: string): Promise<GameEvent[]> {
  const events: GameEvent[] = [];
  for (let from = 0, steps = 0; from <= steps; from += AT_ONCE) {
    const part = await fetchTableReplay<Replay>(table, `viewer=all&from=${from}&count=${AT_ONCE}&views=none`);
    steps = part.steps;
    for (const frame of part.frames) events.push(...frame.events);
  }
  return events;
}
