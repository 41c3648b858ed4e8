// The ceremony: year by year the box office and the Film of the Year, then the weakest film, the figurines and the sum.

import { t, texts } from "../../app/texts.svelte";
import type { CeremonyStep, EndFacts, Poster } from "../contract";
import { posterId, posters } from "./posters";
import type { Event as HollywoodEvent, View } from "../../generated/hollywood";
import { winningFilm, type YearResult, yearResults } from "./years";

export function ceremony(end: EndFacts<View>): CeremonyStep[] {
  const all = posters(end);
  return [
    ...yearResults(end.events).flatMap((result) => yearSteps(end, result, all)),
    ...worstStep(end, all),
    ...bonusSteps(end),
    richest(end),
  ];
}

const nameOf = (end: EndFacts<View>, seat: number) => end.names[seat] ?? "";

function yearSteps(end: EndFacts<View>, result: YearResult, all: readonly Poster[]): CeremonyStep[] {
  const { year } = result;
  const incomes = Object.entries(result.income).map(([seat, income]) => ({ seat: Number(seat), income }));
  const most = Math.max(0, ...incomes.map((one) => one.income));
  const leaders = incomes.filter((one) => one.income === most).map((one) => one.seat);
  const hit = result.films.toSorted((a, b) => b.receipt.income - a.receipt.income)[0];
  const steps: CeremonyStep[] = [];
  if (most > 0) {
    steps.push({
      title: t("page-hollywood-step-box-office", { year }),
      text: t("page-hollywood-step-box-office-text", {
        who: texts.list(leaders.map((seat) => nameOf(end, seat))),
        count: leaders.length,
      }),
      seat: leaders.length === 1 ? (leaders[0] ?? null) : null,
      points: t("page-hollywood-millions", { amount: most }),
      poster: hit ? posterId(hit) : null,
    });
  }
  const film = winningFilm(result);
  const title = film && all.find((one) => one.id === posterId(film))?.title;
  steps.push({
    title: t("page-hollywood-step-award", { year }),
    text:
      result.award === null || !film
        ? t("page-hollywood-no-award", { year })
        : t("page-hollywood-step-award-text", { title: title ?? "", who: nameOf(end, result.award) }),
    seat: result.award,
    points: film ? t("page-hollywood-figurines", { count: film.receipt.figurines }) : null,
    poster: film ? posterId(film) : null,
  });
  return steps;
}

function worstStep(end: EndFacts<View>, all: readonly Poster[]): CeremonyStep[] {
  const worst = all.find((one) => one.worst);
  if (!worst) return [];
  return [
    {
      title: t("page-hollywood-prize-worst"),
      text: t("page-hollywood-step-worst-text", { title: worst.title, who: nameOf(end, worst.seat) }),
      seat: worst.seat,
      points: worst.rating,
      poster: worst.id,
    },
  ];
}

function bonusSteps(end: EndFacts<View>): CeremonyStep[] {
  const events = end.events as readonly HollywoodEvent[];
  return events
    .filter((event) => event.kind === "bonus-paid")
    .map((event) => {
      const [figurines, awards] = [event.figurines ?? 0, event.awards ?? 0];
      return {
        title: t("page-hollywood-step-bonus"),
        text: t("page-hollywood-step-bonus-text", {
          who: nameOf(end, event.seat ?? 0),
          figurines,
          awards,
        }),
        seat: event.seat ?? null,
        points: t("page-hollywood-plus", { amount: figurines * awards }),
        poster: null,
      };
    });
}

function richest(end: EndFacts<View>): CeremonyStep {
  const { winners, scores } = end.outcome;
  return {
    title: t("page-hollywood-step-end"),
    text: t("page-hollywood-step-end-text", {
      who: texts.list(winners.map((seat) => nameOf(end, seat))),
      count: winners.length,
    }),
    seat: winners.length === 1 ? (winners[0] ?? null) : null,
    points: t("page-hollywood-millions", {
      amount: Math.max(0, ...winners.map((seat) => scores[seat] ?? 0)),
    }),
    poster: null,
  };
}
