// The state of a table is a pure function of the frames that the server has sent.

import type { GameEvent, OrderKind, TableFacts, Talk, Text, Update, Welcome } from "../api/types";
import { withChanges } from "./changes";

/** A line of the log: an event of the game, or something that the table itself says. */
export type LogLine = { kind: "event"; event: GameEvent } | { kind: "note"; step: number; text: Text };

export interface TableState extends TableFacts {
  table: string;
  game: string;
  setup: Record<string, unknown> & { seats: number };
  help: boolean;
  seq: number;
  orders: OrderKind[];
  log: LogLine[];
  talk: Talk[];
  /** The events of the newest frame: what just happened. */
  newEvents: GameEvent[];
  /** When `now` of the server was, on this machine's clock. */
  heard: number;
}

export type TableFrame = Welcome | Update | ({ type: "talk"; re?: number } & Talk);

/** What is true after `frame`. Without a state, only a `welcome` makes one. */
export function reduce(state: TableState | null, frame: TableFrame, heard = 0): TableState | null {
  switch (frame.type) {
    case "welcome":
      return welcomed(state, frame, heard);
    case "update":
      return state && updated(state, frame, heard);
    case "talk": {
      if (!state) return null;
      const { type: _type, re: _re, ...talk } = frame;
      return { ...state, seq: frame.seq, talk: [...state.talk, talk], newEvents: [] };
    }
  }
}

function welcomed(before: TableState | null, frame: Welcome, heard: number): TableState {
  const { type: _type, version: _version, log, ...facts } = frame;
  const firstStep = log[0]?.step ?? 0;
  const kept = (before?.log ?? []).filter((line) => stepOf(line) < firstStep);
  const lines: LogLine[] = log.map((event) => ({ kind: "event", event }));
  return { ...facts, log: [...kept, ...lines], newEvents: [], heard };
}

const stepOf = (line: LogLine) => (line.kind === "event" ? line.event.step : line.step);

/** What the table said just before need not be said again: steps that are taken back one after the other. */
function news(log: readonly LogLine[], notes: readonly { text: Text }[]): readonly { text: Text }[] {
  const last = log.at(-1);
  const same = (note: { text: Text }) =>
    JSON.stringify(note.text) === JSON.stringify(last?.kind === "note" && last.text);
  return notes.filter((note) => !same(note));
}

function updated(state: TableState, frame: Update, heard: number): TableState {
  const { type: _type, re: _re, events = [], undone = 0, notes = [], changes, ...facts } = frame;
  // Steps that were taken back leave the log: `undone` counts them from the end.
  const kept = undone > 0 ? state.log.filter((line) => stepOf(line) <= state.step - undone) : state.log;
  const step = frame.step ?? state.step;
  const lines: LogLine[] = [
    ...news(kept, notes).map((note): LogLine => ({ kind: "note", step, text: note.text })),
    ...events.map((event): LogLine => ({ kind: "event", event })),
  ];
  const time = frame.now === undefined ? {} : { heard };
  const view = changes && { view: withChanges(state.view, changes) };
  return { ...state, ...facts, ...view, ...time, log: [...kept, ...lines], newEvents: events };
}
