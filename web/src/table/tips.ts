// Which tip for new players comes now. The keys in a game's file of messages say it:
//   GAME-tip-NN-at-CLAUSE   when a prompt with this clause comes (`df-a2` is DF-A2)
//   GAME-tip-NN-on-EVENT    when an event of this kind has happened since my last part in anything
// NN orders the tips. Each is shown once; when a moment has several, the next one comes at its next time.

import type { Seat } from "../api/types";
import { keep, kept } from "../app/storage";
import type { LogLine } from "./state";

/** Where this browser keeps which tips were seen. */
const SEEN = "backlot.tips";
export const seenTips = (): string[] => kept<string[]>(SEEN, []);
export const keepTips = (seen: readonly string[]): void => keep(SEEN, seen);

/** The kinds of events that have happened since this seat last had a part in one, that one included: what is new. */
export function newKinds(log: readonly LogLine[], me: Seat | null): Set<string> {
  const events = log.flatMap((line) => (line.kind === "event" ? [line.event] : []));
  const step = events.findLast((event) => event.seat === me)?.step ?? -1;
  return new Set(events.filter((event) => event.step >= step).map((event) => event.kind));
}

const KEY = /^(.+)-tip-(\d\d)-(at|on)-(.+)$/;

/** The first tip of `game` that was not seen yet and whose moment is here: this question, or something that has happened. */
export function tipFor(
  keys: readonly string[],
  seen: readonly string[],
  game: string,
  clause: string,
  happened: ReadonlySet<string>,
): string | null {
  for (const key of [...keys].sort()) {
    const [, of, , when, what] = KEY.exec(key) ?? [];
    if (of !== game || what === undefined || seen.includes(key)) continue;
    if (when === "at" ? what === clause.toLowerCase() : happened.has(what)) return key;
  }
  return null;
}
