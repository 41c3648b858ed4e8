// Seats, without words.

import type { Seat } from "../api/types";

/** The seats around the table, mine first. */
export function seatsFrom(me: Seat | null, count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => ((me ?? 0) + index) % count);
}

/** The number of a bot's studio, from 1: that of the seat where it sat in the first game. */
export const studioOf = (seat: Seat, seats: number, moved: number): number =>
  ((((seat - moved) % seats) + seats) % seats) + 1;

/** Whom I wait for: those who are asked and have not answered. Never myself: what I am asked is said elsewhere. */
export const waitedFor = (asked: readonly Seat[], locked: readonly Seat[], me: Seat | null): Seat[] =>
  asked.filter((seat) => seat !== me && !locked.includes(seat));
