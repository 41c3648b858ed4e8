// Which tip of the guided first round comes now. Keys say it: see locales/en/learn.ftl.

import { keep, kept } from "../app/storage";

/** Where this browser keeps which tips were seen. */
const SEEN = "backlot.tips";
export const seenTips = (): string[] => kept<string[]>(SEEN, []);
export const keepTips = (seen: readonly string[]): void => keep(SEEN, seen);
/** Lets all tips of a game come once more. */
export const forgetTips = (game: string): void =>
  keepTips(seenTips().filter((key) => KEY.exec(key)?.[1] !== game));

const KEY = /^learn-(.+)-(\d\d)-(at|on)-(.+)$/;

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
