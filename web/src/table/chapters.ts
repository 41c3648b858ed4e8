// The log in chapters: an auction, a party, a draft round, a year's films. The game says where one begins and what it
// comes to; without that, all lines stand alone.

import type { GameEvent } from "../api/types";
import type { LogLine } from "./state";

export interface Chapter {
  /** Stays the same while the chapter grows. */
  key: string;
  lines: LogLine[];
  events: GameEvent[];
}

/** Whether an event begins a chapter; `before` is the one before it. */
export type Begins = (event: GameEvent, before: GameEvent | undefined) => boolean;

/** The lines in chapters, oldest first. Lines before the first beginning are a chapter as well. */
export function chaptersOf(lines: readonly LogLine[], begins: Begins): Chapter[] {
  const chapters: Chapter[] = [];
  let before: GameEvent | undefined;
  lines.forEach((line, index) => {
    const event = line.kind === "event" ? line.event : undefined;
    if (chapters.length === 0 || (event && begins(event, before)))
      chapters.push({ key: `${index} ${event?.kind ?? "note"}`, lines: [], events: [] });
    const last = chapters.at(-1);
    last?.lines.push(line);
    if (event) last?.events.push(event);
    before = event ?? before;
  });
  return chapters;
}
