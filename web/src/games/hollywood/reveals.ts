// What was turned over last: kept on the table until the next thing is turned over, so that everybody can read it.

import type { GameEvent, Seat } from "../../api/types";
import type { Event as HollywoodEvent, Offer } from "../../generated/hollywood";

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
  const of = <Kind extends HollywoodEvent["kind"]>(kind: Kind) =>
    all.filter((event): event is Extract<HollywoodEvent, { kind: Kind }> => event.kind === kind);
  const find = <Kind extends HollywoodEvent["kind"]>(kind: Kind) => of(kind)[0];
  const bids = find("dealing-bids-shown");
  const offers = find("offers-shown");
  const votes = find("votes-shown");
  if (!bids && !offers && !votes) return null;
  return {
    kind: offers ? "offers" : bids ? "bids" : "votes",
    bids: (bids?.bids ?? []).filter((one) => one.bid > 0),
    offers: offers?.offers ?? [],
    votes: votes?.votes ?? [],
    won: of("star-won").map(({ slot, seat, card, bid }) => ({ slot, seat, card, bid })),
    tied: of("slot-tied").map(({ slot, seats }) => ({ slot, seats })),
    tiedSeats: find("dealing-tied")?.seats ?? [],
    dealer: find("dealer-found")?.seat ?? null,
  };
}
