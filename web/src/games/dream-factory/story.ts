// The log in chapters: rounds, auctions and parties.

import type { GameEvent } from "../../api/types";
import type { Headline, Telling } from "../contract";
import type { Event } from "../../generated/dream-factory";
import { type Edition, words } from "./words";

const BEGINNINGS = ["quarter-began", "auction-began", "party-began", "game-ended"];

export const begins = (event: GameEvent): boolean => BEGINNINGS.includes(event.kind);

export function headline(happened: readonly GameEvent[], telling: Telling): Headline | null {
  const events = happened as unknown as readonly Event[];
  const edition = String(telling.setup["edition"] ?? "2009") as Edition;
  const say = (key: string, args: Record<string, string | number>) => words(edition, `log-${key}`, args);
  const names = (ids: readonly string[]) => ids.map((id) => telling.component(id)?.name ?? id).join(" + ");
  const [first] = events;
  const finished = events.find((event) => event.kind === "movie-finished");
  const end = finished
    ? ` · ${say("finished", { who: telling.who(finished.seat), movie: names([finished.movie]) })}`
    : "";
  switch (first?.kind) {
    case "quarter-began":
      return { text: words(edition, "quarter-of", { quarter: first.quarter }), seat: null };
    case "auction-began": {
      const won = events.find((event) => event.kind === "auction-won");
      if (!won) return { text: say("auction", { chips: names(first.chips) }), seat: null };
      const told = { who: telling.who(won.seat), chips: names(won.chips), price: won.price };
      return { text: say("won", told) + end, seat: won.seat };
    }
    case "party-began":
      return { text: say("party", { chips: names(first.chips) }) + end, seat: finished?.seat ?? null };
    default:
      return null;
  }
}
