// The view and the events of the game, as `view.rs` and `present.rs` of its crate write them.

import type { GameEvent, Seat } from "../../api/types";

/** A place in the area: the card, if it still lies there, and whose reel is on it. */
export interface Spot {
  card: string | null;
  reel: Seat | null;
}

export interface Column {
  cards: Spot[];
  full: boolean;
}

export interface Project {
  genre: string;
  films: string[];
  /** Films, with the award film counted twice. */
  size: number;
}

export interface Movie extends Project {
  star: string;
  rating: number;
  points: number;
}

export interface Studio {
  seat: Seat;
  reels: number;
  clap: boolean;
  double: boolean;
  blockbusters: string[];
  points: number;
  projects: Project[];
  movies: Movie[];
}

export type Phase = "placing" | "doubling" | "assigning" | "over";

export interface View {
  viewer: string;
  seats: number;
  advanced: boolean;
  round: number;
  rounds: number;
  first: Seat;
  turn: Seat | null;
  phase: Phase;
  reels_placed: number;
  waiting_star: string | null;
  set_aside: string[];
  lost_stars: string[];
  movie_deck: string[];
  star_deck: string[];
  columns: Column[];
  players: Studio[];
}

/** What an option to place a reel would do. */
export interface ReelEffects {
  column_full: boolean;
  reels: { seat: Seat; from: string | null; to: string }[];
}

/** What an option to give a star away would do. */
export interface AssignEffects {
  films: number;
  size: number;
  points: number;
}

type Told<Kind extends string, Facts = unknown> = GameEvent & { kind: Kind } & Facts;

export type HollywoodCardsEvent =
  | Told<"round-began", { round: number; first: Seat; area: string[] }>
  | Told<"reel-placed", { seat: Seat; column: number; card: string; pushed: number }>
  | Told<"clap-played", { seat: Seat }>
  | Told<"double-played", { seat: Seat }>
  | Told<"reels-all-placed">
  | Told<"card-received", { seat: Seat; card: string; project: number }>
  | Told<"movie-finished", { seat: Seat; star: string; genre: string; films: number; points: number }>
  | Told<"star-lost", { seat: Seat; star: string }>
  | Told<"card-set-aside", { card: string }>
  | Told<"game-ended">;
