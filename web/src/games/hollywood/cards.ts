// The cards of the box, and how they are called.

import type { Component } from "../../api/types";
import { t, texts } from "../../app/texts.svelte";
import type { Genre, Kind } from "../../generated/hollywood";
import { GENRES, KINDS, WORTHLESS } from "./kinds";

export interface Card {
  id: string;
  kind: Kind;
  /** `none` for worthless scripts, which are in no deck. */
  deck: "basic" | "star" | "none";
  genres: Genre[];
  coins: number;
  figurines: number;
  ability: string | null;
  /** Scripts and people have names, crew have jobs. */
  name: string;
}

const worthless: Card = {
  id: WORTHLESS,
  kind: "script",
  deck: "none",
  genres: [],
  coins: 0,
  figurines: 0,
  ability: null,
  name: "",
};

/** The card of this id. A set that this page does not know is shown as plain crew, by its ids. */
export function cardOf(components: ReadonlyMap<string, Component>, id: string): Card {
  if (id === WORTHLESS) return worthless;
  const found = components.get(id);
  const kind = found?.kind as Kind | undefined;
  if (!found || !kind || !KINDS.includes(kind))
    return { ...worthless, id, kind: "crew", deck: "basic", name: id };
  return {
    id,
    kind,
    deck: found["deck"] === "star" ? "star" : "basic",
    genres: (found["genres"] as Genre[] | undefined) ?? [],
    coins: Number(found["coins"] ?? 0),
    figurines: Number(found["figurines"] ?? 0),
    ability: (found["ability"] as string | undefined) ?? null,
    name: found.name,
  };
}

export type CardFinder = (id: string) => Card;

/** The short name: of a person, a script, or the job of crew. */
export function cardName(card: Card): string {
  if (card.id === WORTHLESS) return t("hollywood-worthless");
  return card.ability ? t(`hollywood-job-${card.ability}`) : card.name;
}

const genreWords = (genres: readonly Genre[]) => genres.map((genre) => t(`hollywood-genre-${genre}`));

/** What is printed on it, in words. */
export function cardPrint(card: Card): string {
  if (card.id === WORTHLESS) return t("hollywood-worthless");
  return t("hollywood-print", {
    icons: card.genres.length,
    genres: texts.list(genreWords(card.genres)),
    what: t(card.ability ? `hollywood-job-${card.ability}` : `hollywood-type-${card.kind}`),
    coins: card.coins,
    figurines: card.figurines,
  });
}

/** Name and print, as the server says it, too. */
export function cardText(card: Card): string {
  const print = cardPrint(card);
  return card.ability || card.id === WORTHLESS ? print : t("hollywood-card", { name: card.name, print });
}

/** What the card does, in a sentence: its ability, or what its kind is for. */
export function cardDoes(card: Card): string {
  if (card.id === WORTHLESS) return t("page-hollywood-does-worthless");
  return t(`page-hollywood-does-${card.ability ?? card.kind}`);
}

export const figurinesOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + card.figurines, 0);

/** By kind, then by genre: as one would sort them in the hand. */
export function sorted(cards: readonly Card[]): Card[] {
  const rank = (card: Card) =>
    KINDS.indexOf(card.kind) * 10 + (card.genres[0] ? GENRES.indexOf(card.genres[0]) : 9);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
