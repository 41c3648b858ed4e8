// What the server tells about a game of Hollywood, as JSON. See `crates/backlot-hollywood/src/view/json.rs`.

import type { GameEvent, Seat } from "../../api/types";

export const GENRES = ["romance", "comedy", "action", "thriller"] as const;
export type Genre = (typeof GENRES)[number];

export const KINDS = ["script", "director", "actor", "actress", "crew"] as const;
export type Kind = (typeof KINDS)[number];

/** The id of every worthless script: they are all alike. */
export const WORTHLESS = "worthless-script";

export type Phase =
  | "bidding"
  | "keeping"
  | "giving"
  | "drafting"
  | "offering"
  | "playing-agent"
  | "handing"
  | "building"
  | "reviewing"
  | "rebuilding"
  | "voting"
  | "over";

/** Why a heap is no film: a word, or a word with a number. */
export type Flaw = string | Record<string, number>;

/** What a card of a film earns. Other cards are named by their place in the film. */
export interface ReceiptLine {
  share: number;
  coins: number;
  duo: number;
  ability: number;
  earns: number;
  doubled_by?: number;
  stands_in?: Kind;
  made_up_by?: number;
  rewritten_by?: number;
}

export interface Receipt {
  flaws?: Flaw[];
  genre?: Genre;
  genre_chosen?: boolean;
  genre_cards: number;
  lines?: ReceiptLine[];
  income: number;
  figurines: number;
}

export interface Film {
  film: number;
  /** Its name for `nameFilm`, the same all game long. */
  id?: string;
  cards: string[];
  receipt: Receipt;
}

export interface PlayerView {
  seat: Seat;
  money: number;
  awards: number;
  earned: number[];
  cards: number;
  hand?: string[];
  held?: string[];
  pile?: string[];
  secret?: string;
  won?: string;
  won_from_deck?: boolean;
  /** My sealed answer, in notation. */
  answer?: string;
  films?: Film[];
  slate?: string[];
  slate_done?: boolean;
  rebuilding?: string[];
  rebuilt_films?: Film[];
  /** Figurines of all cards of the own pile, told at the end. */
  figurines?: number;
}

/** Notes on what one saw, at tables that allow them. */
export interface Memory {
  hands_seen?: { cards: string[]; picked: string | null }[];
  piles?: string[][];
  secrets_dealt?: (string | null)[];
}

export interface View {
  viewer: string;
  seats: number;
  quick_start: boolean;
  year: number;
  years: number;
  phase: Phase;
  asked: Seat[];
  dealer: Seat | null;
  passes: "left" | "right";
  drafted: number;
  row: (string | null)[];
  deck_open: boolean;
  basic_deck: number | string[];
  star_deck: number | string[];
  common_pile: string[];
  nominees: Seat[];
  players: PlayerView[];
  review?: { round: number; left: number; changed: boolean };
  to_give?: string[];
  memory?: Memory;
}

export interface Offer {
  seat: Seat;
  slot: number;
  bid: number;
}

/** The events that the page does more with than to put them into words. */
export type HollywoodEvent = GameEvent & {
  bids?: { seat: Seat; bid: number }[];
  offers?: Offer[];
  seats?: Seat[];
  slot?: number;
  bid?: number;
  card?: string | null;
  year?: number;
  film?: number;
  cards?: string[];
  worthless?: boolean;
  receipt?: Receipt;
  income?: number;
  figurines?: number;
  awards?: number;
  votes?: { seat: Seat; vote: Seat }[];
  to?: Seat | string;
};

/** What an option of this game would do. */
export interface Effects {
  money?: number;
  now?: number;
  then?: number;
  slate?: { now: number; then: number };
  best?: number;
  income?: number;
  films?: Film[];
}
