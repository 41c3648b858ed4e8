// What programs see of the game, made from `crates/backlot-hollywood` by `cargo xtask types`. Do not edit.

/** An Agent that was played. */
export interface AgentPlay {
  /** The owner. */
  owner: Seat;
  /** The target. */
  target: Seat;
  /** The Agent. */
  agent: string;
  /** The card that was handed over, if the viewer knows it. */
  gift: string | null;
  /** Whether the target had nothing to hand over. */
  nothing: boolean;
}

/** A bid for the right to deal. */
export interface Bid {
  /** How much, in millions. */
  bid: number;
  /** The bidder. */
  seat: Seat;
}

/** The films as they would lie. */
export interface BuildEffects {
  /** The films. */
  films: Film[];
  /** The most that can still be earned. */
  best: number;
}

/** What a card more or less does to the best slate. */
export interface CardEffects {
  /** What the best slate earns now. */
  now: number;
  /** What it earns then. */
  then: number;
}

/** A deck: the number of its cards, or its cards for the omniscient viewer. */
export type Deck =
  | number
  | string[];

/** Where hands are passed: to the left in years 1 and 3, to the right in year 2 (HW-T1). */
export type Direction =
  | "left"
  | "right";

/** What an option would do. */
export type Effects =
  | SlateEffects
  | BuildEffects
  | PayEffects
  | CardEffects;

/** Something that happened. What a viewer may not see is missing in its version. */
export type Event =
  | {
      /** A production year began with a new star row (HW-S3, HW-C2). */
      kind: "year-began";
      /** The year, counted from 1. */
      year: number;
      /** The star cards by slot. */
      row: string[];
    }
  | {
      /** Somebody was dealt a hand (HW-S2). */
      kind: "hand-dealt";
      /** The player. */
      seat: Seat;
      /** The cards, for that player only. */
      cards: string[] | null;
    }
  | {
      /** The star deck ran out, and the star cards of the common pile became the new one (HW-C3). */
      kind: "stars-restocked";
      /** The number of cards in it. */
      cards: number;
    }
  | {
      /** The bids for the right to deal were turned over and paid (HW-D4). */
      kind: "dealing-bids-shown";
      /** The bids. */
      bids: Bid[];
    }
  | {
      /** Several shared the highest bid (HW-D4). */
      kind: "dealing-tied";
      /** The players. */
      seats: Seat[];
    }
  | {
      /** Somebody deals the secret star cards this year (HW-D1, HW-D2). */
      kind: "dealer-found";
      /** The player. */
      seat: Seat;
      /** Whether because of last year's Film of the Year, and not by bidding. */
      by_award: boolean;
    }
  | {
      /** Nobody deals: everybody took the top card (HW-D3, HW-D4). */
      kind: "nobody-deals";
    }
  | {
      /** The distributor looked at the star cards (HW-D1). */
      kind: "stars-taken";
      /** The distributor. */
      seat: Seat;
      /** The cards, for that player only. */
      cards: string[] | null;
    }
  | {
      /** The distributor put a secret star card before somebody (HW-D1). */
      kind: "secret-placed";
      /** The distributor. */
      dealer: Seat;
      /** The player whose card it is. */
      to: Seat;
      /** The card, for the distributor only. */
      card: string | null;
    }
  | {
      /** Somebody looked at their secret star card (HW-D1). */
      kind: "secret-seen";
      /** The player. */
      seat: Seat;
      /** The card, for that player only. */
      card: string | null;
    }
  | {
      /** Somebody picked a card (HW-T1). */
      kind: "card-drafted";
      /** The player. */
      seat: Seat;
      /** The card, for that player only. */
      card: string | null;
    }
  | {
      /** The hands were passed on (HW-T1). */
      kind: "hands-passed";
      /** The direction. */
      to: Direction;
      /** The number of cards in each hand. */
      cards: number;
    }
  | {
      /** Somebody looked at the hand they were passed (HW-T1). */
      kind: "hand-seen";
      /** The player. */
      seat: Seat;
      /** The cards, for that player only. */
      cards: string[] | null;
    }
  | {
      /** The bids of the star auction were turned over and paid (HW-A2). */
      kind: "offers-shown";
      /** The bids. */
      offers: Offer[];
    }
  | {
      /** Somebody got a star card (HW-A3, HW-A4). */
      kind: "star-won";
      /** The player. */
      seat: Seat;
      /** The slot, counted from 1. */
      slot: number;
      /** The bid, in millions. */
      bid: number;
      /** The card; from the deck for the winner only. */
      card: string | null;
      /** Whether it came from the deck. */
      from_deck: boolean;
    }
  | {
      /** The highest bid on a slot was shared (HW-A3). */
      kind: "slot-tied";
      /** The slot, counted from 1. */
      slot: number;
      /** The players who shared it. */
      seats: Seat[];
    }
  | {
      /** Somebody ran out of money without a star card from the auction (HW-A6). */
      kind: "went-without";
      /** The player. */
      seat: Seat;
    }
  | {
      /** An Agent was played (HW-G2). */
      kind: "agent-played";
      /** The owner of the Agent. */
      seat: Seat;
      /** The Agent. */
      agent: string;
      /** The target. */
      target: Seat;
    }
  | {
      /** A card was handed to the owner of an Agent (HW-G2). */
      kind: "card-handed";
      /** The player who gave it. */
      from: Seat;
      /** The player who got it. */
      to: Seat;
      /** The card, for these two only. */
      card: string | null;
    }
  | {
      /** The target of an Agent had no director, actor or actress (HW-G2). */
      kind: "nothing-to-hand";
      /** The player. */
      seat: Seat;
    }
  | {
      /** All cards were turned face up (HW-P1). */
      kind: "cards-shown";
      /** The player. */
      seat: Seat;
      /** The cards. */
      cards: string[];
    }
  | {
      /** A slate was shown (HW-P4). */
      kind: "slate-shown";
      /** The player. */
      seat: Seat;
      /** Its films. */
      films: ShownFilm[];
    }
  | {
      /** Somebody keeps the slate (HW-P4). */
      kind: "slate-kept";
      /** The player. */
      seat: Seat;
    }
  | {
      /** Somebody rebuilds the slate (HW-P4). */
      kind: "rebuild-began";
      /** The player. */
      seat: Seat;
    }
  | {
      /** A movie came to the box office (HW-B1). */
      kind: "film-earned";
      /** The player. */
      seat: Seat;
      /** The film of the slate, 1 to 3. */
      film: number;
      /** Its cards. */
      cards: string[];
      /** Whether it has a worthless script. */
      worthless: boolean;
      /** What it earned, in millions. */
      income: number;
      /** The figurines on its cards. */
      figurines: number;
      /** What each card earned, and why. */
      receipt: Receipt;
    }
  | {
      /** Somebody received what the movies earned (HW-B6). */
      kind: "income-paid";
      /** The player. */
      seat: Seat;
      /** The amount, in millions. */
      income: number;
    }
  | {
      /** Movies of several players share the most figurines (HW-F2). */
      kind: "films-nominated";
      /** The players. */
      seats: Seat[];
      /** The number of figurines. */
      figurines: number;
    }
  | {
      /** The votes were turned over (HW-F2). */
      kind: "votes-shown";
      /** The votes. */
      votes: Vote[];
    }
  | {
      /** The Film of the Year was found, or there is none (HW-F1 to HW-F3). */
      kind: "award-given";
      /** The player who got it. */
      seat: Seat | null;
      /** The year, counted from 1. */
      year: number;
    }
  | {
      /** Films of the Year brought money at the end (HW-E1). */
      kind: "bonus-paid";
      /** The player. */
      seat: Seat;
      /** Figurines in the player's pile. */
      figurines: number;
      /** Films of the Year. */
      awards: number;
    }
  | {
      /** The third year is over (HW-C4). */
      kind: "game-ended";
    };

/** A film as it lies. */
export interface Film {
  /** Its id; no other film of the game has it. */
  id: string;
  /** Which film of the slate, 1 to 3. */
  film: number;
  /** Its cards, and `worthless-script` for each worthless script. */
  cards: string[];
  /** What it earns, and why. */
  receipt: Receipt;
}

/** Why a heap of cards is no movie (HW-P2). */
export type Flaw =
  | "no-script"
  | { "scripts": number }
  | "no-director"
  | { "directors": number }
  | "no-cast"
  | { "cast": number };

/** The four genres. */
export type Genre =
  | "romance"
  | "comedy"
  | "action"
  | "thriller";

/** The five types of cards (HW-K1). */
export type Kind =
  | "script"
  | "director"
  | "actor"
  | "actress"
  | "crew";

/** What a perfect memory knows beside what lies open. */
export interface Memory {
  /** The hands that the viewer looked at in this year's draft. */
  hands_seen: SeenHand[];
  /** The Agents played this year. */
  agents: AgentPlay[];
  /** The players who have no Agent. */
  no_agent: Seat[];
  /** The secret star cards that the viewer dealt, by seat. */
  secrets_dealt: (string | null)[];
  /** Star cards of the common pile that became this year's new deck. */
  restocked: string[];
  /** What everybody picked this year, by seat, for the omniscient viewer. */
  picks?: string[][];
  /** Everybody's discard pile by seat, for everybody else. */
  piles?: string[][];
}

/** A bid in the star auction. */
export interface Offer {
  /** How much, in millions. */
  bid: number;
  /** The bidder. */
  seat: Seat;
  /** The slot, counted from 1; the last is the deck. */
  slot: number;
}

/** What is left after paying. */
export interface PayEffects {
  /** Money left, in millions. */
  money: number;
  /** What the star card does to the best slate. */
  slate?: CardEffects;
}

/** What is asked, and of whom. */
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

/** What lies before a player. */
export interface PlayerView {
  /** The player. */
  seat: Seat;
  /** Money, in millions. */
  money: number;
  /** Films of the Year. */
  awards: number;
  /** What the films of each year earned, in millions. */
  earned: number[];
  /** The number of cards the player holds. */
  cards: number;
  /** The hand to draft from, if the viewer may see it. */
  hand?: string[];
  /** The cards the player holds, if the viewer may see them. */
  held?: string[];
  /** The player's discard pile, if the viewer may see it: cards of films of past years. */
  pile?: string[];
  /** The secret star card, if the viewer may see it. */
  secret?: string;
  /** The star card from this year's auction, if the viewer may see it. */
  won?: string;
  /** Whether it came from the deck. */
  won_from_deck?: boolean;
  /** The sealed answer in notation, if the viewer may see it. */
  answer?: string;
  /** The films, if the viewer may see them. */
  films?: Film[];
  /** The actions that build them, in notation. */
  slate?: string[];
  /** Whether the slate is done. */
  slate_done?: boolean;
  /** The actions of a slate that is being rebuilt, in notation. */
  rebuilding?: string[];
  /** The films of a slate that is being rebuilt. */
  rebuilt_films?: Film[];
  /** The figurines in the player's pile, at the end of the game. */
  figurines?: number;
}

/** What a heap of cards earns as a movie, and why. */
export interface Receipt {
  /** Why it is no movie (HW-P2); it earns nothing then (HW-P6). */
  flaws?: Flaw[];
  /** The movie's genre. */
  genre?: Genre;
  /** Whether the genre was the owner's choice: a worthless script or a Script Rewriter. */
  genre_chosen?: boolean;
  /** The number of cards with the icon of the genre. */
  genre_cards: number;
  /** A line for each card, in the order given; none if it is no movie. */
  lines?: ReceiptLine[];
  /** What the movie earns, in millions. */
  income: number;
  /** The figurines on its cards. */
  figurines: number;
}

/** What one card of a movie earns. Other cards are named by their place in the heap, counted from 0. */
export interface ReceiptLine {
  /** Its share: as much as there are genre cards if it is one of them, else 1 (HW-B1). */
  share: number;
  /** Its coins (HW-B2). */
  coins: number;
  /** Its part of the lead duo's bonus (HW-B3). */
  duo: number;
  /** What its ability adds (HW-B4). */
  ability: number;
  /** The Double that doubles all that. */
  doubled_by?: number;
  /** For an Editor: whom it stands in for. */
  stands_in?: Kind;
  /** For an actor or actress who counts as the other: the Makeup Artist. */
  made_up_by?: number;
  /** For the script: the Script Rewriter that gives it its icon. */
  rewritten_by?: number;
  /** The sum of these, doubled if there is a Double for it. */
  earns: number;
}

/** How far the rounds of HW-P4 are. */
export interface Review {
  /** The round, counted from 1. */
  round: number;
  /** The number of players still to be asked in it, the present one included. */
  left: number;
  /** Whether somebody changed their slate in it. */
  changed: boolean;
}

/** A seat, counted from 0. */
export type Seat = number;

/** A hand that the viewer looked at. */
export interface SeenHand {
  /** Its cards. */
  cards: string[];
  /** The card that the viewer picked, once it has. */
  picked: string | null;
}

/** A film of a slate that was shown. */
export interface ShownFilm {
  /** Its cards. */
  cards: string[];
  /** The figurines on its cards. */
  figurines: number;
  /** Which film of the slate, 1 to 3. */
  film: number;
  /** What it earns, in millions. */
  income: number;
  /** Whether it is a movie. */
  movie: boolean;
  /** The number of its worthless scripts. */
  worthless: number;
}

/** What a finished slate brings. */
export interface SlateEffects {
  /** What its films earn, in millions. */
  income: number;
  /** The most that these cards could earn. */
  best: number;
  /** Its films. */
  films: Film[];
}

/** What a viewer is shown at the table. People are shown what one would have to remember only if the table allows it; bots always know it. */
export interface View {
  /** The viewer: `seat:N`, `spectator` or `omniscient`. */
  viewer: string;
  /** The number of players. */
  seats: number;
  /** Whether the first year begins without an auction for the right to deal. */
  quick_start: boolean;
  /** The year, counted from 1. */
  year: number;
  /** The number of years. */
  years: number;
  /** What is done now. */
  phase: Phase;
  /** The players who are asked. Whether they have answered in secret is not told. */
  asked: Seat[];
  /** The player who deals the secret star cards this year. */
  dealer: Seat | null;
  /** Where hands are passed this year. */
  passes: Direction;
  /** The number of cards that everybody has drafted this year. */
  drafted: number;
  /** The star row by slot; `null` where a card was taken. */
  row: (string | null)[];
  /** Whether players can bid on the star deck. */
  deck_open: boolean;
  /** The deck of basic cards. */
  basic_deck: Deck;
  /** The deck of star cards. */
  star_deck: Deck;
  /** The cards on the common discard pile. */
  common_pile: string[];
  /** The players whose films are nominated for the Film of the Year. */
  nominees: Seat[];
  /** The players by seat. */
  players: PlayerView[];
  /** How far the review of the slates is. */
  review?: Review;
  /** Star cards that the dealer has to give away, if the viewer may see them. */
  to_give?: string[];
  /** What the viewer saw earlier and would have to remember. */
  memory?: Memory;
}

/** A vote for the Film of the Year. */
export interface Vote {
  /** The voter. */
  seat: Seat;
  /** The nominee. */
  vote: Seat;
}
