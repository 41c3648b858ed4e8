// What the page has of a game that brings nothing of its own.

import type { Seat } from "../api/types";
import type { GameModule } from "../games/contract";
import Board from "./Board.svelte";

/** A view says who is asked by `asked`, a list of seats, or by `turn`. */
function asked(view: unknown): readonly Seat[] {
  const { asked, turn } = view as { asked?: Seat[]; turn?: Seat | null };
  return asked ?? (typeof turn === "number" ? [turn] : []);
}

export const PLAIN: GameModule = {
  Board,
  coversPrompt: () => false,
  question: () => null,
  brief: () => null,
  follows: () => [],
  Illustration: null,
  posters: () => [],
  ceremony: () => [],
  waiting: (view) => ({ seats: asked(view), doing: "page-waiting" }),
  score: () => null,
  sound: () => null,
  begins: () => false,
  headline: () => null,
  staging: () => 0,
};
