// The frames of docs/protocol.md, as Rust tells them (`cargo xtask types`), with the few things that the page knows better.

import type * as wire from "../generated/protocol";

export type {
  ClientFrame,
  Component,
  Deal,
  Estimate,
  Hinted,
  HostAction,
  LuckVerdict,
  Order,
  Outcome,
  Player,
  Prompt,
  Reaction,
  Refused,
  Replay,
  ReplayFrame,
  Status,
  Text,
  TextArgument,
  You,
} from "../generated/protocol";

export type Seat = number;
export type Option = wire.PromptOption;
export type Talk = wire.TalkLine;
export type Seated = wire.SeatedReply;
export type OrderKind = wire.Order["kind"];
export type Clock = wire.Clock;

/** What happened, as this viewer noticed it; most events are somebody's. */
export type GameEvent = wire.GameEvent & { seat?: Seat };

/** A table as one sees it from the door. */
export type TableSummary = wire.TableSummary;

type Changing =
  | "you"
  | "status"
  | "step"
  | "players"
  | "spectators"
  | "locked"
  | "clock"
  | "now"
  | "deal"
  | "order"
  | "lot"
  | "view"
  | "prompt"
  | "undo"
  | "outcome"
  | "rematch"
  | "film_names";

/** What a table tells about itself; `update` tells what has changed of it. */
export type TableFacts = Pick<wire.Welcome, Changing>;

export type Welcome = { type: "welcome" } & Omit<wire.Welcome, "orders" | "log" | "re"> & {
    orders: OrderKind[];
    log: GameEvent[];
  };

export type Update = { type: "update" } & Omit<wire.Update, "events" | "orders"> & {
    events?: GameEvent[];
    orders?: OrderKind[];
  };

export type Hint = { type: "hint" } & wire.Hint;

export type ServerFrame =
  | Welcome
  | Update
  | Hint
  | ({ type: "talk" } & wire.TalkFrame)
  | ({ type: "refused" } & wire.Refused)
  | ({ type: "done" } & wire.Done)
  | ({ type: "move" } & wire.MoveLink)
  | ({ type: "pong" } & wire.Pong)
  | ({ type: "bye" } & wire.Bye);

/** What `/api/games` tells about a game. Its words are the messages `GAME-…` of its own locale file. */
export interface GameInfo {
  id: string;
  seats: number[];
  default_seats: number;
  options: {
    id: string;
    default: string | boolean;
    values: (string | boolean)[];
  }[];
  /** Everything in the box. */
  components: wire.Component[];
}
