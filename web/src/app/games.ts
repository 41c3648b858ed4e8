// What people read about a game before it starts. The words are messages of the game's own locale file.

import type { GameInfo } from "../api/types";
import { t, texts } from "./texts.svelte";

/** How many can play, and how long it takes if the game says so. */
export function factsOf({ id, seats }: Pick<GameInfo, "id" | "seats">): string {
  const players = t("page-facts", { least: Math.min(...seats), most: Math.max(...seats) });
  return texts.has(`${id}-duration`) ? `${players} · ${t(`${id}-duration`)}` : players;
}

/** A value of an option. `p1`, `p2` and so on are seats. */
export function optionWord(game: string, option: string, value: string | boolean): string {
  const key = `${game}-option-${option}-${value}`;
  if (texts.has(key)) return t(key);
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const seat = seatOf(value);
  return seat === null ? value : t("page-seat-numbered", { number: seat });
}

/** Whether an option can have this value at a table of so many seats. */
export function isPossible(value: string | boolean, seats: number): boolean {
  const seat = typeof value === "string" ? seatOf(value) : null;
  return seat === null || seat <= seats;
}

const seatOf = (value: string): number | null => {
  const number = /^p(\d)$/.exec(value)?.[1];
  return number === undefined ? null : Number(number);
};
