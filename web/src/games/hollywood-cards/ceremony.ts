// The end of the game, told step by step: blockbusters, projects that were never finished, the flop, the best movies.

import { t, texts } from "../../app/texts.svelte";
import type { CeremonyStep, EndFacts } from "../contract";
import { countsByKind } from "./cards";
import { moviesOf, posters, worstOf } from "./posters";
import type { View } from "../../generated/hollywood-cards";
import { genreName } from "./words";

/** So many of the best movies have a step of their own. */
const HONOURED = 3;

export function ceremony(end: EndFacts<View>): CeremonyStep[] {
  return [
    ...asideStep(end),
    ...blockbusterSteps(end),
    ...projectSteps(end),
    ...movieSteps(end),
    lastStep(end),
  ];
}

const plus = (points: number) => t("page-hollywood-cards-plus", { points });

function pointsFrom(end: EndFacts<View>, source: string, seat: number): number {
  return end.outcome.sheet.find((line) => line.source === source)?.points[seat] ?? 0;
}

/** With the advanced rule, everything hangs on what nobody claimed. */
function asideStep(end: EndFacts<View>): CeremonyStep[] {
  if (!end.view.advanced) return [];
  const counts = countsByKind(end.components, end.view.set_aside)
    .filter((one) => one.kind !== "blockbuster")
    .map(({ kind, count }) =>
      t("page-hollywood-cards-ceremony-times", { genre: genreName(kind), times: count }),
    );
  return [
    {
      title: t("page-hollywood-cards-ceremony-aside"),
      text: texts.list(counts),
      seat: null,
      points: null,
      poster: null,
    },
  ];
}

function blockbusterSteps(end: EndFacts<View>): CeremonyStep[] {
  return end.view.players
    .filter((studio) => studio.blockbusters.length > 0)
    .sort((a, b) => a.blockbusters.length - b.blockbusters.length)
    .map((studio) => ({
      title: t("page-hollywood-cards-ceremony-blockbusters"),
      text: t("page-hollywood-cards-ceremony-blockbusters-of", {
        who: end.names[studio.seat] ?? "",
        count: studio.blockbusters.length,
      }),
      seat: studio.seat,
      points: plus(pointsFrom(end, "blockbusters", studio.seat)),
      poster: null,
    }));
}

function projectSteps(end: EndFacts<View>): CeremonyStep[] {
  return end.view.players
    .filter((studio) => studio.projects.length > 0)
    .map((studio) => {
      const points = pointsFrom(end, "project", studio.seat);
      const who = end.names[studio.seat] ?? "";
      const largest = studio.projects.reduce((a, b) => (b.size > a.size ? b : a));
      return {
        title: t("page-hollywood-cards-ceremony-project"),
        text:
          points > 0
            ? t("page-hollywood-cards-ceremony-project-of", {
                who,
                genre: genreName(largest.genre),
                films: largest.films.length,
              })
            : t("page-hollywood-cards-ceremony-project-tie", { who }),
        seat: studio.seat,
        points: plus(points),
        poster: null,
      };
    });
}

function movieSteps(end: EndFacts<View>): CeremonyStep[] {
  const movies = moviesOf(end.view);
  const titles = new Map(posters(end).map((poster) => [poster.id, poster.title]));
  const worst = worstOf(movies);
  const honoured = movies.filter((one) => one !== worst).slice(0, HONOURED);
  const step = (one: (typeof movies)[number], title: string): CeremonyStep => ({
    title,
    text: t("page-hollywood-cards-ceremony-movie", {
      title: titles.get(one.movie.star) ?? "",
      who: end.names[one.seat] ?? "",
      size: one.movie.size,
      rating: one.movie.rating,
    }),
    seat: one.seat,
    points: plus(one.movie.points),
    poster: one.movie.star,
  });
  const best = honoured.map((one, place) => step(one, t(`page-hollywood-cards-ceremony-place-${place + 1}`)));
  return [...(worst ? [step(worst, t("page-hollywood-cards-ceremony-worst"))] : []), ...best.reverse()];
}

function lastStep(end: EndFacts<View>): CeremonyStep {
  const { ranks, scores, winners } = end.outcome;
  const lines = end.names
    .map((name, seat) => ({ name, rank: ranks[seat] ?? 0, score: scores[seat] ?? 0 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ name, score }) => t("page-hollywood-cards-ceremony-total", { name, points: score }));
  return {
    title: t("page-hollywood-cards-ceremony-end"),
    text: texts.list(lines),
    seat: winners.length === 1 ? (winners[0] ?? null) : null,
    points: null,
    poster: null,
  };
}
