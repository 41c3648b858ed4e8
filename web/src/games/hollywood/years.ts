// What each year brought, read from what happened: the view of a new year no longer shows the films of the last.

import type { GameEvent, Seat } from "../../api/types";
import { WORTHLESS } from "./kinds";
import type { Event as HollywoodEvent, Receipt } from "../../generated/hollywood";

export interface EarnedFilm {
  year: number;
  seat: Seat;
  film: number;
  cards: string[];
  receipt: Receipt;
}

export interface YearResult {
  year: number;
  films: EarnedFilm[];
  /** What each seat received. */
  income: Record<Seat, number>;
  nominated: Seat[];
  votes: { seat: Seat; vote: Seat }[];
  award: Seat | null;
}

/** All years that ended within these events. A year ends when its award is given or not. */
export function yearResults(events: readonly GameEvent[]): YearResult[] {
  const results: YearResult[] = [];
  let films: EarnedFilm[] = [];
  let income: Record<Seat, number> = {};
  let nominated: Seat[] = [];
  let votes: YearResult["votes"] = [];
  for (const event of events as readonly HollywoodEvent[]) {
    if (event.kind === "film-earned") {
      const { seat, film, receipt } = event;
      const cards = [...event.cards, ...(event.worthless ? [WORTHLESS] : [])];
      films.push({ year: 0, seat, film, cards, receipt });
    } else if (event.kind === "income-paid") income[event.seat] = event.income;
    else if (event.kind === "films-nominated") nominated = event.seats;
    else if (event.kind === "votes-shown") votes = event.votes;
    else if (event.kind === "award-given") {
      const { year } = event;
      results.push({
        year,
        films: films.map((film) => ({ ...film, year })),
        income,
        nominated,
        votes,
        award: event.seat,
      });
      [films, income, nominated, votes] = [[], {}, [], []];
    }
  }
  return results;
}

/** The film of the winner that won: the one with the most figurines. */
export function winningFilm(result: YearResult): EarnedFilm | undefined {
  const own = result.films.filter((film) => film.seat === result.award);
  return own.sort(
    (a, b) => b.receipt.figurines - a.receipt.figurines || b.receipt.income - a.receipt.income,
  )[0];
}
