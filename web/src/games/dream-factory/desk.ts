// What all parts of the board know: the box, its words, and who sits where.

import { createContext } from "svelte";
import type { Component, Seat } from "../../api/types";
import type { ChipInfo, ScreenplayInfo } from "./pieces";
import { type Edition, chipWords, isChip, isScreenplay, words } from "./words";

export interface Desk {
  readonly edition: Edition;
  readonly names: readonly string[];
  readonly me: Seat | null;
  readonly components: ReadonlyMap<string, Component>;
}

export const [useDesk, setDesk] = createContext<Desk>();

export function chipOf(desk: Desk, id: string): ChipInfo | undefined {
  const found = desk.components.get(id);
  return isChip(found) ? found : undefined;
}

export function screenplayOf(desk: Desk, id: string): ScreenplayInfo | undefined {
  const found = desk.components.get(id);
  return isScreenplay(found) ? found : undefined;
}

/** A chip in words by its id. */
export function chipName(desk: Desk, id: string): string {
  const chip = chipOf(desk, id);
  return chip ? chipWords(desk.edition, chip) : id;
}

/** A message of this board in the words of the edition. */
export const say = (desk: Desk, key: string, args: Record<string, string | number> = {}): string =>
  words(desk.edition, key, args);

export const nameOf = (desk: Desk, seat: Seat): string => desk.names[seat] ?? "";
