// What programs see of the game, made from `crates/backlot-hollywood-cards` by `cargo xtask types`. Do not edit.

/** What the movie would be worth. */
export interface AssignEffects {
  /** The number of its film cards. */
  films: number;
  /** The same with the award film counted twice. */
  size: number;
  /** Its points. */
  points: number;
}

/** A column of cards, from top to bottom. */
export interface Column {
  /** Whether every card has a reel. */
  full: boolean;
  /** The cards. */
  cards: Spot[];
}

/** What an option would do. */
export type Effects =
  | ReelEffects
  | AssignEffects;

/** Something that happened, in the past tense. */
export type Event =
  | {
      /** A round began and its cards were laid out (HC-R1). */
      kind: "round-began";
      /** Which round, counted from 1. */
      round: number;
      /** Who is first. */
      first: Seat;
      /** The cards, column by column. */
      area: string[];
    }
  | {
      /** A reel was placed; those above it moved up (HC-R3). */
      kind: "reel-placed";
      /** Whose reel. */
      seat: Seat;
      /** Where. */
      column: number;
      /** The bottom card, where it lies now. */
      card: string;
      /** How many reels it pushed up. */
      pushed: number;
    }
  | {
      /** The Clap Board was played (HC-R4). */
      kind: "clap-played";
      /** Who skipped the turn. */
      seat: Seat;
    }
  | {
      /** The Double Reel was played (HC-R5). */
      kind: "double-played";
      /** Who places two reels. */
      seat: Seat;
    }
  | {
      /** All reels lie: cards are received now (HC-R2). */
      kind: "reels-all-placed";
    }
  | {
      /** Somebody received a film or a blockbuster (HC-G2, HC-G3). */
      kind: "card-received";
      /** Who. */
      seat: Seat;
      /** Which card. */
      card: string;
      /** How many film cards the project has now; 0 for a blockbuster. */
      project: number;
    }
  | {
      /** A star made a project a finished movie (HC-G4). */
      kind: "movie-finished";
      /** Whose movie. */
      seat: Seat;
      /** The star. */
      star: string;
      /** The movie's genre. */
      genre: string;
      /** How many film cards it has. */
      films: number;
      /** What it is worth by HC-E2. */
      points: number;
    }
  | {
      /** A star found no project (HC-G4). */
      kind: "star-lost";
      /** Who received it. */
      seat: Seat;
      /** The star. */
      star: string;
    }
  | {
      /** A card had no reel and was set aside (HC-G5). */
      kind: "card-set-aside";
      /** Which card. */
      card: string;
    }
  | {
      /** The last round is over. */
      kind: "game-ended";
    };

/** Where a reel goes. */
export interface MovedReel {
  /** Its owner. */
  seat: Seat;
  /** The card it leaves, unless it is new. */
  from: string | null;
  /** The card it comes to. */
  to: string;
}

/** A finished movie. Its star is its id. */
export interface Movie {
  /** The star. */
  star: string;
  /** The star's rating. */
  rating: number;
  /** The genre. */
  genre: string;
  /** The film cards. */
  films: string[];
  /** The number of films, with the award film counted twice. */
  size: number;
  /** Its points. */
  points: number;
}

/** What is asked of the seat whose turn it is. */
export type Phase =
  | "placing"
  | "doubling"
  | "assigning"
  | "over";

/** Films of a genre that wait for a star. */
export interface Project {
  /** The genre. */
  genre: string;
  /** The film cards. */
  films: string[];
  /** The number of films, with the award film counted twice. */
  size: number;
}

/** Where every reel of the column would be. */
export interface ReelEffects {
  /** The reels, the new one first. */
  reels: MovedReel[];
  /** Whether the column is full then. */
  column_full: boolean;
}

/** A seat, counted from 0. */
export type Seat = number;

/** A place in the area. */
export interface Spot {
  /** The card, if it still lies there. */
  card: string | null;
  /** Whose reel lies on it. */
  reel: Seat | null;
}

/** What lies before a player. */
export interface Studio {
  /** The player. */
  seat: Seat;
  /** Reels left in this round. */
  reels: number;
  /** Whether the Clap Board can still be played. */
  clap: boolean;
  /** Whether the Double Reel can still be played. */
  double: boolean;
  /** Points as things stand. */
  points: number;
  /** Blockbusters. */
  blockbusters: string[];
  /** Films without a star. */
  projects: Project[];
  /** Finished movies. */
  movies: Movie[];
}

/** What a viewer is shown at the table. */
export interface View {
  /** Who looks: `seat:N`, `spectator` or `omniscient`. */
  viewer: string;
  /** The number of players. */
  seats: number;
  /** Whether the advanced rule is played. */
  advanced: boolean;
  /** The number of rounds. */
  rounds: number;
  /** The round, counted from 1. */
  round: number;
  /** The first player of this round. */
  first: Seat;
  /** The player whose turn it is; nobody at the end. */
  turn: Seat | null;
  /** What is done now. */
  phase: Phase;
  /** The number of reels in the area. */
  reels_placed: number;
  /** The star that waits for a project. */
  waiting_star: string | null;
  /** Films and stars that left the game. */
  set_aside: string[];
  /** Stars that found no project. */
  lost_stars: string[];
  /** What is left in the deck of movie cards; nobody knows the order. */
  movie_deck: string[];
  /** What is left in the deck of stars. */
  star_deck: string[];
  /** The columns of the area. */
  columns: Column[];
  /** The players by seat. */
  players: Studio[];
}
