// Cards, reels and options by their ids.

import type { Component, Prompt, Seat } from "../../api/types";
import type { AssignEffects, Column, ReelEffects, View } from "./types";

export type Card =
  | { kind: "film"; id: string; genre: string; award: boolean }
  | { kind: "blockbuster"; id: string }
  | { kind: "star"; id: string; name: string; rating: number };

export type Box = ReadonlyMap<string, Component>;

export function cardOf(box: Box, id: string): Card {
  const found = box.get(id);
  if (found?.kind === "star")
    return { kind: "star", id, name: found.name, rating: Number(found["rating"] ?? 1) };
  if (found?.kind === "film")
    return { kind: "film", id, genre: String(found["genre"]), award: found["award"] === true };
  return { kind: "blockbuster", id };
}

/** The cards are given out in this order, counted from 1: down the columns from the left. */
export function firstNumber(columns: readonly Column[], column: number): number {
  return 1 + columns.slice(0, column).reduce((sum, one) => sum + one.cards.length, 0);
}

/** A reel in a column. `order` counts from the one that lay first, so a reel that is pushed keeps its key. */
export interface Lying {
  order: number;
  seat: Seat;
  row: number;
}

export function reelsOf(column: Column): Lying[] {
  return column.cards
    .map((spot, row) => ({ seat: spot.reel, row }))
    .filter((one): one is { seat: Seat; row: number } => one.seat !== null)
    .map((one, order) => ({ ...one, order }));
}

/** Where reels would lie, by row; from what the option tells, not from rules. */
export function ghostsOf(
  column: Column,
  effects: ReelEffects | null,
): { seat: Seat; row: number; isNew: boolean }[] {
  if (!effects) return [];
  return effects.reels.flatMap(({ seat, from, to }) => {
    const row = column.cards.findIndex((spot) => spot.card === to);
    return row < 0 ? [] : [{ seat, row, isNew: from === null }];
  });
}

/** An option with its place in the list, which is how it is answered. */
export interface Offer {
  index: number;
  label: Prompt["options"][number]["label"];
  preview: Prompt["options"][number]["preview"];
}

/** The option of this verb about this subject, if it is offered. */
export function offerOf(prompt: Prompt | null, verb: string, subject?: string): Offer | null {
  if (!prompt || prompt.answered) return null;
  const index = prompt.options.findIndex(
    (option) => option.verb === verb && (subject === undefined || option.subject === subject),
  );
  const option = prompt.options[index];
  return option ? { index, label: option.label, preview: option.preview } : null;
}

export const reelEffects = (offer: Offer | null) => (offer?.preview.effects ?? null) as ReelEffects | null;

export const assignEffects = (offer: Offer | null) =>
  (offer?.preview.effects ?? null) as AssignEffects | null;

/** How many of these cards are of each kind: genres first, then blockbusters; those that there are none of, too. */
export function countsByKind(box: Box, ids: readonly string[]): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const one of box.values()) if (one.kind === "film") counts.set(String(one["genre"]), 0);
  counts.set("blockbuster", 0);
  for (const id of ids) {
    const card = cardOf(box, id);
    const kind = card.kind === "film" ? card.genre : card.kind;
    if (kind !== "star") counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The stars among these cards, the best first. */
export function starsAmong(box: Box, ids: readonly string[]): (Card & { kind: "star" })[] {
  return ids
    .map((id) => cardOf(box, id))
    .filter((card): card is Card & { kind: "star" } => card.kind === "star")
    .sort((a, b) => b.rating - a.rating);
}

/** How many reels there are in a round: those that lie and those still in hands. */
export function reelsInAll(view: View): number {
  return view.reels_placed + view.players.reduce((sum, player) => sum + player.reels, 0);
}
