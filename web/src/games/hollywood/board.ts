// What the parts of the board have in common.

import type { Prompt, Seat } from "../../api/types";
import type { BoardProps } from "../contract";
import { type Card, cardOf } from "./cards";
import type { CardEffects, Effects, Phase, PlayerView, View } from "../../generated/hollywood";

export type Board = BoardProps<View>;

/** Stages in which everybody chooses in secret at the same time. */
export const SEALED: readonly Phase[] = ["bidding", "drafting", "offering", "building", "voting"];

/** The option of this verb and subject (and amount), by its index; `null` if there is none. */
export function optionOf(
  prompt: Prompt | null,
  verb: string,
  subject?: string,
  amount?: number,
): number | null {
  const index = (prompt?.options ?? []).findIndex(
    (option) =>
      option.verb === verb &&
      (subject === undefined || option.subject === subject) &&
      (amount === undefined || option.amount === amount),
  );
  return index < 0 ? null : index;
}

/** All options of this verb, with their index. */
export function optionsOf(
  prompt: Prompt | null,
  verb: string,
): { index: number; subject: string; amount: number }[] {
  return (prompt?.options ?? []).flatMap((option, index) =>
    option.verb === verb ? [{ index, subject: option.subject ?? "", amount: option.amount ?? 0 }] : [],
  );
}

const effectsOf = (prompt: Prompt | null, option: number | null): Effects | undefined =>
  option === null ? undefined : (prompt?.options[option]?.preview.effects as Effects | undefined);

/** What taking or leaving a card would make of my best slate. */
export function worthOf(prompt: Prompt | null, option: number | null): CardEffects | undefined {
  const effects = effectsOf(prompt, option);
  return effects && "then" in effects ? effects : undefined;
}

/** What my slate could still earn after this option. */
export function bestOf(prompt: Prompt | null, option: number | null): number | undefined {
  const effects = effectsOf(prompt, option);
  return effects && "best" in effects ? effects.best : undefined;
}

export const playerOf = (view: View, seat: Seat | null): PlayerView | undefined =>
  seat === null ? undefined : view.players.find((player) => player.seat === seat);

export const cardsOf = (board: Board, ids: readonly string[] | undefined): Card[] =>
  (ids ?? []).map((id) => cardOf(board.components, id));

/** The id of a film for its name, the same all game long. */
export const filmId = (year: number, seat: Seat, film: number): string =>
  `year-${year}-seat-${seat}-film-${film}`;

/** Whom hands are passed to, and whom they come from. */
export function neighbours(view: View, me: Seat): { to: Seat; from: Seat } {
  const step = view.passes === "left" ? 1 : -1;
  const wrap = (seat: number) => (seat + view.seats) % view.seats;
  return { to: wrap(me + step), from: wrap(me - step) };
}

export const deckSize = (deck: number | string[]): number => (typeof deck === "number" ? deck : deck.length);
