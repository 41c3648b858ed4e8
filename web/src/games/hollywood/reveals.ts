// What was turned over last: kept on the table until the next thing is turned over, so that everybody can read it.

import type { GameEvent, Seat } from "../../api/types";
import type { HollywoodEvent, Offer } from "./types";

export interface Reveal {
  kind: "bids" | "offers" | "votes";
  bids: { seat: Seat; bid: number }[];
  offers: Offer[];
  votes: { seat: Seat; vote: Seat }[];
  /** Who won which slot, and slots on which the highest bid was shared. */
  won: { slot: number; seat: Seat; card: string | null; bid: number }[];
  tied: { slot: number; seats: Seat[] }[];
  /** Who shared the highest bid for the right to deal. */
  tiedSeats: Seat[];
  dealer: Seat | null;
}

/** What these events turn over, or `null` if they turn over nothing of the kind. */
export function revealOf(events: readonly GameEvent[]): Reveal | null {
  const all = events as readonly HollywoodEvent[];
  const find = (kind: string) => all.find((event) => event.kind === kind);
  const bids = find("dealing-bids-shown");
  const offers = find("offers-shown");
  const votes = find("votes-shown");
  if (!bids && !offers && !votes) return null;
  const of = (kind: string) => all.filter((event) => event.kind === kind);
  return {
    kind: offers ? "offers" : bids ? "bids" : "votes",
    bids: (bids?.bids ?? []).filter((one) => one.bid > 0),
    offers: offers?.offers ?? [],
    votes: votes?.votes ?? [],
    won: of("star-won").map((event) => ({
      slot: event.slot ?? 0,
      seat: event.seat ?? 0,
      card: event.card ?? null,
      bid: event.bid ?? 0,
    })),
    tied: of("slot-tied").map((event) => ({ slot: event.slot ?? 0, seats: event.seats ?? [] })),
    tiedSeats: find("dealing-tied")?.seats ?? [],
    dealer: find("dealer-found")?.seat ?? null,
  };
}
