// The awards one by one, the worst movie, too; then the money, then everybody's sum.

import { texts } from "../../app/texts.svelte";
import type { CeremonyStep, EndFacts } from "../contract";
import type { AwardView, View } from "../../generated/dream-factory";
import { awardWords, moneyWord, words } from "./words";

export function ceremony(end: EndFacts<View>): CeremonyStep[] {
  return [...end.view.awards.map((award) => awardStep(end, award)), moneyStep(end)];
}

function awardStep(end: EndFacts<View>, award: AwardView): CeremonyStep {
  const { view, names } = end;
  const title = awardWords(view.edition, award.id);
  if (!award.given || award.seat === null)
    return { title, text: words(view.edition, "not-given"), seat: null, points: null, poster: null };
  const player = view.players[award.seat];
  const film = player?.screenplays.find((one) => one.id === award.movie);
  const who = names[award.seat] ?? "";
  const text = film
    ? words(view.edition, award.id === "worst-movie" ? "goes-to-worst" : "goes-to-movie", {
        movie: end.filmNames[film.id] ?? film.title,
        who,
        token: film.token ?? "0",
      })
    : words(view.edition, "goes-to-director", { who, stars: player?.director_stars ?? 0 });
  const points = words(view.edition, "plus-points", { count: award.points });
  return { title, text, seat: award.seat, points, poster: film?.id ?? null };
}

/** One money is one point. */
function moneyStep(end: EndFacts<View>): CeremonyStep {
  const { view, names } = end;
  const purses = view.players.map((player) =>
    words(view.edition, "has-money", {
      who: names[player.seat] ?? "",
      money: moneyWord(view.edition, player.money ?? 0),
    }),
  );
  return {
    title: words(view.edition, "money-title"),
    text: words(view.edition, "money-text", { purses: texts.list(purses) }),
    seat: null,
    points: null,
    poster: null,
  };
}
