// The log in chapters: years, draft rounds, star auctions, films, the box office and the Film of the Year.

import type { GameEvent } from "../../api/types";
import { t } from "../../app/texts.svelte";
import type { Headline, Telling } from "../contract";
import type { Event } from "../../generated/hollywood";
import { cardName, cardOf } from "./cards";

const BEGINNINGS = [
  "year-began",
  "card-drafted",
  "offers-shown",
  "agent-played",
  "cards-shown",
  "slate-shown",
  "film-earned",
  "films-nominated",
  "award-given",
  "game-ended",
];
/** Who is nominated and what becomes of it belong together. */
const GOES_ON: Record<string, string> = { "award-given": "votes-shown" };

export const begins = (event: GameEvent, before: GameEvent | undefined): boolean =>
  BEGINNINGS.includes(event.kind) &&
  before?.kind !== event.kind &&
  before?.kind !== GOES_ON[event.kind] &&
  !(event.kind === "film-earned" && before?.kind === "income-paid");

export function headline(happened: readonly GameEvent[], telling: Telling): Headline | null {
  const events = happened as unknown as readonly Event[];
  const say = (key: string, args: Record<string, string | number> = {}) =>
    t(`page-hollywood-log-${key}`, args);
  const card = (id: string | null) =>
    id === null ? say("unseen") : cardName(cardOf(telling.components, id));
  const list = (parts: readonly string[]) => parts.join(" · ");
  const [first] = events;
  switch (first?.kind) {
    case "year-began":
      return { text: say("year", { year: first.year }), seat: null };
    case "card-drafted":
      return first.card === null
        ? null
        : { text: say("draft", { card: card(first.card) }), seat: first.seat };
    case "offers-shown": {
      const won = events.filter((event) => event.kind === "star-won");
      const gets = won.map((event) => `${telling.who(event.seat)} ${card(event.card)} (${event.bid})`);
      return { text: gets.length > 0 ? say("stars", { what: list(gets) }) : say("stars-tied"), seat: null };
    }
    case "cards-shown":
      return { text: say("cards"), seat: null };
    case "slate-shown":
      return { text: say("slates"), seat: null };
    case "film-earned": {
      const paid = events.filter((event) => event.kind === "income-paid");
      const gets = paid.map((event) => `${telling.who(event.seat)} ${event.income}`);
      return { text: say("box-office", { what: list(gets) }), seat: null };
    }
    case "films-nominated":
    case "award-given": {
      const given = events.find((event) => event.kind === "award-given");
      if (given?.seat == null) return { text: say("award-open"), seat: null };
      return { text: say("award", { who: telling.who(given.seat) }), seat: given.seat };
    }
    default:
      return null;
  }
}
