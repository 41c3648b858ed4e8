// What the server tells about Dream Factory: `crates/backlot-dream-factory/src/view/json.rs` and its previews and events.

import type { Component, Seat } from "../../api/types";

export type ChipKind =
  "top-director" | "director" | "actor" | "guest-star" | "camera" | "music" | "effects" | "agency";

export type SpaceKind = "director" | "actor" | "camera" | "music" | "effects" | "blank";

/** What can be drawn: a chip, or a space that waits for one. */
export type Drawn = ChipKind | SpaceKind;

export type Genre = "adventure" | "drama" | "entertainment";

export type Phase = "choosing" | "bidding" | "taking" | "placing" | "over";

export interface ChipInfo extends Component {
  kind: ChipKind;
  stars: number;
}

export interface ScreenplayInfo extends Component {
  kind: "screenplay";
  genre: Genre;
  spaces: SpaceKind[];
  stars: number;
  title_2000: string;
  title_2009: string;
}

export interface Space {
  kind: SpaceKind;
  /** The chips on it, the visible one last. */
  stack: string[];
}

export interface Film {
  id: string;
  title: string;
  genre: Genre;
  /** Stars that are printed on the screenplay. */
  stars: number;
  spaces: Space[];
  guest: string[];
  total: number;
  missing: number;
  finished: boolean;
  token: string | null;
  rating: number | null;
  awards: string[];
}

/** What taking a studio brings. */
export interface Studio {
  screenplays: string[];
}

export interface PlayerView {
  seat: Seat;
  /** Hidden money is `null`. */
  money: number | null;
  actors_and_guest_stars: number;
  director_stars: number;
  best_director: boolean;
  movie_points: number;
  screenplays: Film[];
}

export interface LocationView {
  kind: "top-director" | "city" | "party";
  chips: string[];
  face_down: number;
  current: boolean;
  done: boolean;
}

export interface AwardView {
  id: string;
  points: number;
  given: boolean;
  seat: Seat | null;
  movie: string | null;
  leader_seat: Seat | null;
  leader_movie: string | null;
}

export interface View {
  viewer: string;
  seats: number;
  edition: "2000" | "2009";
  quarter: number;
  location: number;
  phase: Phase;
  turn: Seat | null;
  start: Seat;
  middle: number;
  auction: {
    highest_bid: number | null;
    highest_bidder: Seat | null;
    least_bid: number;
    passed: Seat[];
  } | null;
  party_order: Seat[] | null;
  party_at: number | null;
  hand: string[];
  stack_top: string | null;
  stack: string[];
  tokens_left: string[];
  tokens_taken: string[];
  top_directors: string[];
  face_down_chips: string[];
  discarded: string[];
  locations: LocationView[];
  players: PlayerView[];
  awards: AwardView[];
}

/** What a bid, or a pass that ends the auction, would pay. */
export interface Payment {
  winner: Seat;
  price: number;
  others: { seat: Seat; gets: number }[];
  middle: number;
}

/** What placing a chip would do to its film. */
export interface Placing {
  movie: string;
  total_before: number;
  total: number;
  missing: number;
  covers: string | null;
  finishes: boolean;
  token?: string | null;
  award?: string;
  draws?: string;
}
