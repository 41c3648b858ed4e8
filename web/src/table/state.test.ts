import { describe, expect, it } from "vitest";
import type { GameEvent, Update, Welcome } from "../api/types";
import { type TableState, reduce } from "./state";

const event = (step: number, kind = "moved"): GameEvent => ({ kind, step, text: { key: kind } });

const welcome = (changes: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  version: 1,
  table: "t",
  game: "a-game",
  setup: { seats: 2 },
  help: false,
  film_names: {},
  you: { seat: 0, host: true },
  seq: 5,
  now: 1000,
  status: "playing",
  step: 3,
  players: [],
  spectators: 0,
  clock: { kind: "none" },
  deal: { round: 1, commit: "", hashes: {}, numbers: {}, secret: null, asks: null },
  orders: [],
  order: null,
  view: { turn: 0 },
  log: [event(2), event(3)],
  talk: [],
  prompt: null,
  undo: true,
  outcome: null,
  rematch: null,
  ...changes,
});

const update = (changes: Partial<Update>): Update => ({ type: "update", seq: 6, ...changes });

function after(...frames: (Welcome | Update)[]): TableState {
  const state = frames.reduce<TableState | null>((before, frame) => reduce(before, frame, 77), null);
  if (!state) throw new Error("no welcome");
  return state;
}

const steps = (state: TableState) =>
  state.log.map((line) => (line.kind === "event" ? line.event.step : -line.step));

describe("the state of a table", () => {
  it("is nothing without a welcome", () => {
    expect(reduce(null, update({}))).toBeNull();
  });

  it("keeps what an update does not tell", () => {
    const state = after(welcome(), update({ step: 4, view: { turn: 1 }, events: [event(4)], undo: false }));
    expect(state.view).toEqual({ turn: 1 });
    expect(state.players).toEqual([]);
    expect(state.undo).toBe(false);
    expect(state.newEvents).toHaveLength(1);
    expect(steps(state)).toEqual([2, 3, 4]);
  });

  it("takes over what has changed of the view", () => {
    const first = after(welcome({ view: { turn: 0, players: [{ reels: 4 }] } }));
    const state = reduce(first, update({ step: 4, changes: [[["players", 0, "reels"], 3]] }));
    expect(state?.view).toEqual({ turn: 0, players: [{ reels: 3 }] });
    expect(first.view).toEqual({ turn: 0, players: [{ reels: 4 }] });
    expect(state).not.toHaveProperty("changes");
    expect(reduce(state, update({ view: { turn: 1 } }))?.view).toEqual({ turn: 1 });
  });

  it("takes undone steps out of the log", () => {
    const state = after(
      welcome(),
      update({ step: 4, events: [event(4)] }),
      update({ seq: 7, step: 3, undone: 1 }),
    );
    expect(steps(state)).toEqual([2, 3]);
  });

  it("joins the log of a second welcome to what it knows, without doubles", () => {
    const state = after(
      welcome({ log: [event(1), event(2), event(3)] }),
      welcome({ seq: 9, step: 5, log: [event(3), event(4), event(5)] }),
    );
    expect(steps(state)).toEqual([1, 2, 3, 4, 5]);
  });

  it("shows notes of the table in the log", () => {
    const state = after(welcome(), update({ notes: [{ text: { key: "table-paused" } }], status: "paused" }));
    expect(state.log.at(-1)).toEqual({ kind: "note", step: 3, text: { key: "table-paused" } });
    expect(state.status).toBe("paused");
  });

  it("moves the clock only when the server tells the time", () => {
    const before = after(welcome());
    expect(reduce(before, update({ undo: false }), 99)?.heard).toBe(77);
    expect(reduce(before, update({ now: 2000 }), 99)?.heard).toBe(99);
  });
});
