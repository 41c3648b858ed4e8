// What a game may bring to the page. All of it is optional: a game without a folder is shown by what `../plain` has, and
// the table around it (status line, prompt, log, talk, results) is the same for all.
//
// | file of `games/GAME/`                  | has                                                                  |
// |----------------------------------------|----------------------------------------------------------------------|
// | `index.ts`                             | `GameParts`: board, ceremony, posters, sounds, drawings of the rules |
// | `lesson.ts`                            | a lesson: prepared deal and steps; its words are in `learn-GAME.ftl` |
// | `picture.svg`                          | the picture on the start page, 400 by 190                            |
// | `locales/LANGUAGE/page-GAME.ftl`       | the words of these two, `page-GAME-…`                                |

import type { Component as SvelteComponent } from "svelte";
import type { Begins } from "../table/chapters";
import type { Component, GameEvent, Order, OrderKind, Outcome, Prompt, Seat, Text } from "../api/types";

/** What a board gets: all of it follows from the frames of the server. */
export interface BoardProps<View> {
  game: string;
  view: View;
  /** What I am asked, once everything before it has been shown. */
  prompt: Prompt | null;
  /** My seat; `null` for spectators. */
  me: Seat | null;
  /** The seats in the order in which they are shown: mine first. */
  seats: readonly Seat[];
  /** Names by seat. */
  names: readonly string[];
  /** Who has answered in secret while others choose. */
  locked: readonly Seat[];
  /** Everything in the box by its id. */
  components: ReadonlyMap<string, Component>;
  /** What just happened: the events of the frame that is shown. */
  newEvents: readonly GameEvent[];
  /** Whether an answer is on its way. */
  busy: boolean;
  /** Whether this is only to be looked at: a replay, or a game that is over. */
  readOnly: boolean;
  /** What I may let the table do for me, and what I do. */
  orders: readonly OrderKind[];
  order: Order | null;
  lot: number | undefined;
  /** Names that players gave to their films, by the film's id. */
  filmNames: Readonly<Record<string, string>>;
  /** The option that a hint proposes, by its index; and its plan. */
  hinted: { option: number; plan?: string[] } | null;
  setup: Record<string, unknown>;
  /** A text of the server in words, for this reader. */
  say: (text: Text) => string;
  actions: BoardActions;
}

export interface BoardActions {
  /** Answers with the option of this index. Asks for confirmation by itself where there is no way back. */
  choose: (option: number) => void;
  /** Several actions in a row, all or none. */
  batch: (actions: string[]) => void;
  /** Takes back so many of my steps and does these actions in their place. Tells whether it went well. */
  revise: (undo: number, actions: string[]) => Promise<boolean>;
  order: (order: Order | null) => void;
  nameFilm: (film: string, text: string) => void;
  /** Shows what an option would do while it is pointed at; `null` ends that. */
  point: (option: number | null) => void;
}

/** A finished film, as it hangs in the foyer at the end. */
export interface Poster {
  id: string;
  seat: Seat;
  title: string;
  /** Genre for the picture: decides colours and motif. */
  genre: string;
  genreName: string;
  /** Role and name, the best first. */
  cast: { role: string; name: string }[];
  /** Rating or income in words. */
  rating: string;
  /** How good it is, 0 to 5, for the stars. */
  stars: number;
  prizes: string[];
  /** The worst film of all has a frame of its own. */
  worst: boolean;
}

/** A step of the ceremony at the end. */
export interface CeremonyStep {
  title: string;
  /** What is said. */
  text: string;
  seat: Seat | null;
  points: string | null;
  /** The poster that stands beside it. */
  poster: string | null;
}

export interface EndFacts<View> {
  view: View;
  outcome: Outcome;
  names: readonly string[];
  me: Seat | null;
  components: ReadonlyMap<string, Component>;
  filmNames: Readonly<Record<string, string>>;
  setup: Record<string, unknown>;
  /** All events that this browser knows of, oldest first. */
  events: readonly GameEvent[];
}

/** What a headline of the log is made with. */
export interface Telling {
  who: (seat: Seat) => string;
  component: (id: string) => Component | undefined;
  components: ReadonlyMap<string, Component>;
  setup: Record<string, unknown>;
}

export interface Headline {
  text: string;
  /** Whom it is about most. */
  seat: Seat | null;
}

/** What the page has of a game. */
export interface GameModule<View = unknown> {
  Board: SvelteComponent<BoardProps<View>>;
  /** Whether the board itself offers every option of this prompt, so that the list of buttons below is not needed. */
  coversPrompt: (prompt: Prompt) => boolean;
  /** A better question than the prompt's own title, where the board asks for more than one step at once. */
  question: (prompt: Prompt) => string | null;
  /** A shorter question for phones, where the board shows the rest. */
  brief: (prompt: Prompt) => string | null;
  /** The actions of a hint's plan that one press does. If there are none, only the advised option is done. */
  follows: (plan: readonly string[]) => string[];
  /** The drawing of a rules page, by the name behind `art:`. */
  Illustration: SvelteComponent<{ name: string }> | null;
  posters: (end: EndFacts<View>) => Poster[];
  ceremony: (end: EndFacts<View>) => CeremonyStep[];
  /** Whom the game waits for, and the message (with $who and $count) that says what they are to do. */
  waiting: (view: View) => { seats: readonly Seat[]; doing: string };
  /** Score of a seat while the game runs, for the row of players. */
  score: (view: View, seat: Seat) => string | null;
  /** The sound of an event, if it has one. */
  sound: (event: GameEvent) => Sound | null;
  /** Whether an event begins a chapter of the log. */
  begins: Begins;
  /** What a chapter comes to, in a few words; `null` where it has no headline of its own. */
  headline: (events: readonly GameEvent[], telling: Telling) => Headline | null;
  /** How many milliseconds the board needs to tell these events one by one. */
  staging: (events: readonly GameEvent[]) => number;
}

/** What `GAME/index.ts` exports: any of it. `PLAIN` has the rest. */
export type GameParts<View> = Partial<GameModule<View>>;

export type Sound = "tick" | "chip" | "coin" | "gavel" | "applause" | "sigh" | "reveal" | "bell";
