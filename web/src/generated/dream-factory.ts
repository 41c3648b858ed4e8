// What programs see of the game, made from `crates/backlot-dream-factory` by `cargo xtask types`. Do not edit.

/** An auction. */
export interface AuctionView {
  /** The highest bid so far. */
  highest_bid: number | null;
  /** Who made it. */
  highest_bidder: Seat | null;
  /** The lowest bid that is possible now. */
  least_bid: number;
  /** The players who are out. */
  passed: Seat[];
}

/** An award. */
export interface AwardView {
  /** The award. */
  id: string;
  /** Its points. */
  points: number;
  /** Whether it is given for good. */
  given: boolean;
  /** The player who got it. */
  seat: Seat | null;
  /** The movie that got it. */
  movie: string | null;
  /** The player who would get it as things stand. */
  leader_seat: Seat | null;
  /** The movie that would get it as things stand. */
  leader_movie: string | null;
}

/** Which edition is played. The rules differ in DF-P4 and DF-E2, otherwise only words do. */
export type Edition =
  | "2000"
  | "2009";

/** What an option would do. */
export type Effects =
  | Studio
  | Payment
  | TakeEffects
  | Placing;

/** Something that happened, in the past tense. */
export type Event =
  | {
      /** Studios, start marker and the stack of screenplays were ready (DF-S1, DF-S5, DF-S8). */
      kind: "game-began";
      /** Who has the start marker. */
      start: Seat;
      /** The studio of each seat, counted from 1, unless the players are still to choose. */
      studios: number[] | null;
      /** The top screenplay of the stack. */
      stack_top: string | null;
    }
  | {
      /** Somebody chose a studio (DF-S1). */
      kind: "studio-chosen";
      /** Who. */
      seat: Seat;
      /** Its number, counted from 1. */
      studio: number;
      /** The screenplays that come with it. */
      screenplays: string[];
    }
  | {
      /** A quarter began and the locations got their chips (DF-Q2). */
      kind: "quarter-began";
      /** Which quarter, counted from 1. */
      quarter: number;
      /** Who has the start marker. */
      start: Seat;
      /** The chips that lie open, location by location. */
      locations: string[][];
    }
  | {
      /** An auction began (DF-A1). */
      kind: "auction-began";
      /** The location, counted from 1. */
      location: number;
      /** Who opens. */
      seat: Seat;
      /** What is auctioned. */
      chips: string[];
    }
  | {
      /** Somebody bid (DF-A1, DF-A2). */
      kind: "bid";
      /** Who. */
      seat: Seat;
      /** How much. */
      amount: number;
    }
  | {
      /** Somebody left the auction (DF-A2). */
      kind: "passed";
      /** Who. */
      seat: Seat;
    }
  | {
      /** An auction was won (DF-A3, DF-A4, DF-A5). */
      kind: "auction-won";
      /** Who won and has the start marker now. */
      seat: Seat;
      /** What it cost. */
      price: number;
      /** What was won. */
      chips: string[];
      /** Who got a share. */
      others: Seat[];
      /** How much each of them got. */
      share: number;
      /** What stays in the middle. */
      middle: number;
    }
  | {
      /** The chips of a party were turned face up (DF-P1) and the order of choosing was fixed (DF-P3). */
      kind: "party-began";
      /** The location, counted from 1. */
      location: number;
      /** Its chips. */
      chips: string[];
      /** Who chooses when. */
      order: Seat[];
      /** Visible actors and guest stars of each seat. */
      actors_and_guest_stars: number[];
    }
  | {
      /** Somebody took a chip of the party (DF-P4). */
      kind: "chip-taken";
      /** Who. */
      seat: Seat;
      /** Which chip. */
      chip: string;
    }
  | {
      /** Somebody took nothing (DF-P4). */
      kind: "declined";
      /** Who. */
      seat: Seat;
    }
  | {
      /** A party was over; what nobody took left the game (DF-P4). */
      kind: "party-ended";
      /** The chips that were left. */
      discarded: string[];
    }
  | {
      /** A chip was placed (DF-C1). */
      kind: "chip-placed";
      /** By whom. */
      seat: Seat;
      /** Which chip. */
      chip: string;
      /** On which screenplay. */
      movie: string;
      /** On which space. */
      space: string;
      /** What it covered. */
      covered: string | null;
      /** The total of the movie now (DF-M2). */
      total: number;
      /** Spaces still to be filled, the guest star's apart. */
      missing: number;
    }
  | {
      /** A chip received left the game (DF-C1). */
      kind: "chip-discarded";
      /** By whom. */
      seat: Seat;
      /** Which chip. */
      chip: string;
    }
  | {
      /** A movie was finished and rated (DF-M1 to DF-M3). */
      kind: "movie-finished";
      /** Whose movie. */
      seat: Seat;
      /** Which one. */
      movie: string;
      /** The visible chips. */
      cast: string[];
      /** Its total. */
      total: number;
      /** Its rating token, if one was left. */
      token: string | null;
      /** The points of the token. */
      rating: number;
    }
  | {
      /** A movie got an award (DF-M5, DF-W1, DF-W2), or a player got Best Director (DF-W2). */
      kind: "awarded";
      /** Which award. */
      award: string;
      /** Who. */
      seat: Seat;
      /** For which movie; none for Best Director. */
      movie: string | null;
      /** The points of the award. */
      points: number;
      /** The director stars, for Best Director. */
      stars?: number;
    }
  | {
      /** An award was due but not given (DF-W1 to DF-W3). */
      kind: "not-awarded";
      /** Which award. */
      award: string;
    }
  | {
      /** Somebody drew the top screenplay of the stack (DF-M6). */
      kind: "screenplay-drawn";
      /** Who. */
      seat: Seat;
      /** Which screenplay. */
      screenplay: string;
      /** What the stack shows now. */
      stack_top: string | null;
    }
  | {
      /** The last quarter is over and all awards are given. */
      kind: "game-ended";
      /** What stays in the middle and belongs to nobody (DF-A6). */
      middle: number;
    };

/** A screenplay of a player. */
export interface Film {
  /** The screenplay. */
  id: string;
  /** Its title in this edition. */
  title: string;
  /** The genre. */
  genre: Genre;
  /** Stars that are printed on it. */
  stars: number;
  /** The spaces that must be filled. */
  spaces: Space[];
  /** The chips on the guest star's space, the visible one last. */
  guest: string[];
  /** Printed stars and those of the visible chips. */
  total: number;
  /** The number of spaces that must still be filled. */
  missing: number;
  /** Whether the movie is finished. */
  finished: boolean;
  /** Its rating token. */
  token: string | null;
  /** The points of the token, once the movie is finished. */
  rating: number | null;
  /** Its awards. */
  awards: string[];
}

/** The three genres. The words for them differ by edition. */
export type Genre =
  | "adventure"
  | "drama"
  | "entertainment";

/** What a chip is when it comes to placing it. Top directors are directors. */
export type Kind =
  | "director"
  | "actor"
  | "camera"
  | "music"
  | "effects"
  | "agency"
  | "guest-star";

/** A place on the board (DF-Q1). */
export type Location =
  | "top-director"
  | "city"
  | "party";

/** A location as it lies. */
export interface LocationView {
  /** What it is. */
  kind: Location;
  /** The chips that lie open on it. */
  chips: string[];
  /** How many chips lie face down on it (DF-P1). */
  face_down: number;
  /** Whether it is the one that is resolved now. */
  current: boolean;
  /** Whether it is done for this quarter. */
  done: boolean;
}

/** What follows from everything that happened. */
export interface Memory {
  /** The money of every player. */
  money: number[];
}

/** Whether people are shown what a good counter knows (DF-S2). */
export type MemoryOption =
  | "strict"
  | "assist";

/** Who would pay whom. */
export interface Payment {
  /** Who wins. */
  winner: Seat;
  /** The price. */
  price: number;
  /** What the others get. */
  others: Share[];
  /** What stays in the middle. */
  middle: number;
}

/** What is asked of the seat whose turn it is. */
export type Phase =
  | "choosing"
  | "bidding"
  | "taking"
  | "placing"
  | "over";

/** What placing a chip would do to its film. */
export interface Placing {
  /** The screenplay. */
  movie: string;
  /** Its total now. */
  total_before: number;
  /** Its total then. */
  total: number;
  /** The number of spaces that must be filled then. */
  missing: number;
  /** The chip that would be covered. */
  covers: string | null;
  /** Whether the movie would be finished. */
  finishes: boolean;
  /** The rating token it would get, if it would be finished. */
  token?: string | null;
  /** The award it would get. */
  award?: string;
  /** The screenplay its owner would draw. */
  draws?: string;
}

/** What lies before a player. */
export interface PlayerView {
  /** The player. */
  seat: Seat;
  /** Money, if it can be seen. */
  money: number | null;
  /** Visible actors and guest stars. */
  actors_and_guest_stars: number;
  /** Stars on the visible directors of finished movies. */
  director_stars: number;
  /** Whether the player got the award for the best director. */
  best_director: boolean;
  /** Points of tokens and awards, without money. */
  movie_points: number;
  /** The screenplays, finished or not. */
  screenplays: Film[];
}

/** A seat, counted from 0. */
export type Seat = number;

/** What somebody is paid. */
export interface Share {
  /** The player. */
  seat: Seat;
  /** The amount. */
  gets: number;
}

/** A space of a screenplay. */
export interface Space {
  /** What is printed on it. */
  kind: SpaceKind;
  /** The chips on it, the visible one last. */
  stack: string[];
}

/** What is printed on a space other than the guest star's (DF-C2). */
export type SpaceKind =
  | Kind
  | "blank";

/** What taking a studio brings. */
export interface Studio {
  /** Its screenplays. */
  screenplays: string[];
}

/** Where a chip could go. */
export interface TakeEffects {
  /** Own screenplays with a space for it. */
  fits: string[];
}

/** What a viewer is shown at the table. */
export interface View {
  /** Who looks: `seat:N`, `spectator` or `omniscient`. */
  viewer: string;
  /** The number of players. */
  seats: number;
  /** The edition that is played. */
  edition: Edition;
  /** Whether people are shown what a good counter knows. */
  memory_option: MemoryOption;
  /** The quarter, counted from 1. */
  quarter: number;
  /** The location that is resolved, counted from 1. */
  location: number;
  /** What is done now. */
  phase: Phase;
  /** The player whose turn it is; nobody at the end. */
  turn: Seat | null;
  /** The player with the start marker. */
  start: Seat;
  /** Money in the middle. */
  middle: number;
  /** The auction that runs. */
  auction: AuctionView | null;
  /** The order of choosing at the party that runs. */
  party_order: Seat[] | null;
  /** The place in that order, counted from 0. */
  party_at: number | null;
  /** Chips that are being placed. */
  hand: string[];
  /** The top screenplay of the stack. */
  stack_top: string | null;
  /** The screenplays under it; nobody knows the order. */
  stack: string[];
  /** Rating tokens that are left. */
  tokens_left: string[];
  /** Rating tokens of finished movies. */
  tokens_taken: string[];
  /** Top directors that have not come up. */
  top_directors: string[];
  /** All other chips that have not come up. */
  face_down_chips: string[];
  /** Chips that left the game. */
  discarded: string[];
  /** The locations in the order in which they are resolved. */
  locations: LocationView[];
  /** The players by seat. */
  players: PlayerView[];
  /** All awards. */
  awards: AwardView[];
  /** What a good counter knows, where it is shown. */
  memory?: Memory;
}
