// The log in chapters: placing the reels of a round, and handing out its cards.

import type { GameEvent } from "../../api/types";
import { t } from "../../app/texts.svelte";
import type { Headline, Telling } from "../contract";
import type { Event } from "../../generated/hollywood-cards";

const BEGINNINGS = ["round-began", "reels-all-placed", "game-ended"];

export const begins = (event: GameEvent): boolean => BEGINNINGS.includes(event.kind);

export function headline(happened: readonly GameEvent[], telling: Telling): Headline | null {
  const events = happened as unknown as readonly Event[];
  const [first] = events;
  switch (first?.kind) {
    case "round-began":
      return { text: t("page-hollywood-cards-log-reels", { round: first.round }), seat: null };
    case "reels-all-placed": {
      const movies = events.filter((event) => event.kind === "movie-finished");
      const points = movies.map((event) => `${telling.who(event.seat)} +${event.points}`);
      const key = movies.length > 0 ? "movies" : "cards";
      return { text: t(`page-hollywood-cards-log-${key}`, { points: points.join(" · ") }), seat: null };
    }
    default:
      return null;
  }
}
