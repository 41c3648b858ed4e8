// When the last reel of a round lies, one frame of the server holds all that follows: every card that is given out.
// Here the frame is told in stages, so that eyes can follow each card. Nothing is decided: every stage writes down
// what an event says has happened.

import type { GameEvent } from "../../api/types";
import { type Box, cardOf } from "./cards";
import type { Column, Event as HollywoodCardsEvent, Studio, View } from "../../generated/hollywood-cards";

/** The view after `event`, as far as the table shows it. Points follow at the end. */
export function told(box: Box, view: View, event: HollywoodCardsEvent): View {
  switch (event.kind) {
    case "reel-placed":
      return {
        ...withStudio(view, event.seat, (studio) => ({ ...studio, reels: studio.reels - 1 })),
        reels_placed: view.reels_placed + 1,
        columns: view.columns.map((column, index) =>
          index === event.column - 1 ? pushed(column, event.seat) : column,
        ),
      };
    case "clap-played":
      return withStudio(view, event.seat, (studio) => ({ ...studio, clap: false }));
    case "double-played":
      return withStudio(view, event.seat, (studio) => ({ ...studio, double: false }));
    case "card-received":
      return withStudio(without(view, event.card), event.seat, (studio) => received(box, studio, event.card));
    case "movie-finished":
      return withStudio({ ...without(view, event.star), waiting_star: null }, event.seat, (studio) =>
        finished(box, studio, event),
      );
    case "star-lost":
      return { ...without(view, event.star), lost_stars: [...view.lost_stars, event.star] };
    case "card-set-aside":
      return { ...without(view, event.card), set_aside: [...view.set_aside, event.card] };
    default:
      return view;
  }
}

function pushed(column: Column, seat: number): Column {
  const reels = [...column.cards.map((spot) => spot.reel).slice(1), seat];
  const cards = column.cards.map((spot, row) => ({ ...spot, reel: reels[row] ?? null }));
  return { cards, full: cards.every((spot) => spot.reel !== null) };
}

function without(view: View, card: string): View {
  const columns = view.columns.map((column) =>
    column.cards.some((spot) => spot.card === card)
      ? {
          ...column,
          cards: column.cards.map((spot) => (spot.card === card ? { ...spot, card: null } : spot)),
        }
      : column,
  );
  return { ...view, columns };
}

function withStudio(view: View, seat: number, change: (studio: Studio) => Studio): View {
  return {
    ...view,
    players: view.players.map((studio) => (studio.seat === seat ? change(studio) : studio)),
  };
}

function received(box: Box, studio: Studio, id: string): Studio {
  const card = cardOf(box, id);
  if (card.kind !== "film") return { ...studio, blockbusters: [...studio.blockbusters, id] };
  const weight = card.award ? 2 : 1;
  const known = studio.projects.find((project) => project.genre === card.genre);
  const grown = {
    genre: card.genre,
    films: [...(known?.films ?? []), id],
    size: (known?.size ?? 0) + weight,
  };
  const projects = known
    ? studio.projects.map((project) => (project === known ? grown : project))
    : [...studio.projects, grown];
  return { ...studio, projects };
}

function finished(
  box: Box,
  studio: Studio,
  { star, genre, points }: { star: string; genre: string; points: number },
): Studio {
  const project = studio.projects.find((one) => one.genre === genre);
  if (!project) return studio;
  const card = cardOf(box, star);
  const rating = card.kind === "star" ? card.rating : 1;
  return {
    ...studio,
    projects: studio.projects.filter((one) => one !== project),
    movies: [...studio.movies, { ...project, star, rating, points }],
  };
}

/** Events that are worth a stage of their own once cards are given out. */
const GIVEN = new Set(["card-received", "movie-finished", "star-lost", "card-set-aside"]);

export const isGiven = (event: GameEvent): boolean => GIVEN.has(event.kind);

/**
 * The views between `before` and `now`, oldest first, without `now` itself. None if there is nothing to tell step by
 * step, or if `before` is not what came before `now`: after a jump in a replay, or a lost connection.
 */
export function stages(box: Box, before: View | null, events: readonly GameEvent[], now: View): View[] {
  if (!before || !events.some(isGiven)) return [];
  const list: View[] = [];
  let view = before;
  for (const event of events as readonly HollywoodCardsEvent[]) {
    const next = told(box, view, event);
    if (next !== view) list.push(next);
    view = next;
  }
  return sameHoldings(view, now) ? list : [];
}

function sameHoldings(a: View, b: View): boolean {
  const sorted = (ids: readonly string[]) => [...ids].sort().join();
  const holding = (view: View) =>
    view.players.map((studio) =>
      [
        sorted(studio.blockbusters),
        ...studio.projects.map((project) => sorted(project.films)).sort(),
        ...studio.movies.map((movie) => `${movie.star}:${sorted(movie.films)}`).sort(),
      ].join("|"),
    );
  return holding(a).join(";") === holding(b).join(";") && sorted(a.set_aside) === sorted(b.set_aside);
}
