// What the cards in hand are good for: a picture of them by kind and genre. Nothing here decides what is legal.

import type { Card } from "./cards";
import type { Genre, Kind } from "../../generated/hollywood";
import { GENRES, KINDS } from "./kinds";

export interface Checklist {
  /** How many cards of each kind there are. */
  kinds: Record<Kind, number>;
  /** How many cards of each kind bear the icon of each genre. */
  cells: Record<Kind, Record<Genre, number>>;
  /** How many cards bear each icon. */
  genres: Record<Genre, number>;
  /** Parts that every film has and that are not there at all. */
  missing: ("script" | "director" | "cast")[];
  figurines: number;
}

const each = <K extends string, T>(keys: readonly K[], value: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;

export function checklist(cards: readonly Card[]): Checklist {
  const count = (test: (card: Card) => boolean) => cards.filter(test).length;
  const kinds = each(KINDS, (kind) => count((card) => card.kind === kind));
  const missing: Checklist["missing"] = [];
  if (kinds.script === 0) missing.push("script");
  if (kinds.director === 0) missing.push("director");
  if (kinds.actor + kinds.actress === 0) missing.push("cast");
  return {
    kinds,
    cells: each(KINDS, (kind) =>
      each(GENRES, (genre) => count((card) => card.kind === kind && card.genres.includes(genre))),
    ),
    genres: each(GENRES, (genre) => count((card) => card.genres.includes(genre))),
    missing,
    figurines: cards.reduce((sum, card) => sum + card.figurines, 0),
  };
}
