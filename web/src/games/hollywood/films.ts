// Films in words: their titles, and why they earn what they earn.

import { t, texts } from "../../app/texts.svelte";
import { type Card, type CardFinder, cardName } from "./cards";
import { WORTHLESS } from "./kinds";
import type { Flaw, Genre, Receipt, ReceiptLine } from "../../generated/hollywood";

/** A film is called as its owner says, else as its script. */
export function filmTitle(
  cards: readonly Card[],
  given: string | undefined,
  genre: Genre | undefined,
): string {
  if (given) return given;
  const script = cards.find((card) => card.kind === "script" && card.id !== WORTHLESS);
  if (script) return cardName(script);
  // Without a script of its own a film lives by its star.
  const star = cards.find((card) => card.kind === "actress" || card.kind === "actor");
  if (genre && star) return t(`page-hollywood-title-${genre}`, { star: cardName(star) });
  return genre
    ? t("page-hollywood-untitled", { genre: t(`hollywood-genre-${genre}`) })
    : t("page-hollywood-nameless");
}

export function flawText(flaw: Flaw): string {
  if (typeof flaw === "string") return t(`hollywood-flaw-${flaw}`);
  const [word, count] = Object.entries(flaw)[0] ?? ["", 0];
  return t(`hollywood-flaw-${word}`, { count });
}

/** Why a card earns what it earns, as the server tells it. */
export function reasons(line: ReceiptLine, cards: readonly string[], find: CardFinder): string[] {
  const by = (place: number) => ({ by: cardName(find(cards[place] ?? WORTHLESS)) });
  const all: [unknown, string][] = [
    [line.share, t("hollywood-reason-share", { share: line.share })],
    [line.coins, t("hollywood-reason-coins", { coins: line.coins })],
    [line.duo, t("hollywood-reason-duo", { duo: line.duo })],
    [line.ability, t("hollywood-reason-ability", { ability: line.ability })],
  ];
  const words = all.filter(([there]) => there).map(([, text]) => text);
  if (line.doubled_by !== undefined) words.push(t("hollywood-reason-doubled", by(line.doubled_by)));
  if (line.stands_in !== undefined)
    words.push(t("hollywood-reason-stands-in", { part: t(`hollywood-type-${line.stands_in}`) }));
  if (line.made_up_by !== undefined) words.push(t("hollywood-reason-made-up", by(line.made_up_by)));
  if (line.rewritten_by !== undefined) words.push(t("hollywood-reason-rewritten", by(line.rewritten_by)));
  return words;
}

/** What a card earns, and why. */
export function lineText(line: ReceiptLine, cards: readonly string[], find: CardFinder): string {
  return t("page-hollywood-card-earns", {
    earns: line.earns,
    reasons: texts.list(reasons(line, cards, find)),
  });
}

/** The receipt by sources, for the sum under a film: genre cards, others, coins, duo, abilities, doubling. */
export function sources(receipt: Receipt): { key: string; points: number }[] {
  const lines = receipt.lines ?? [];
  const sum = (value: (line: ReceiptLine) => number) => lines.reduce((all, line) => all + value(line), 0);
  const plain = (line: ReceiptLine) => line.share + line.coins + line.duo + line.ability;
  const genre = receipt.genre_cards * receipt.genre_cards;
  const all = [
    { key: "genre", points: genre },
    { key: "others", points: sum((line) => line.share) - genre },
    { key: "coins", points: sum((line) => line.coins) },
    { key: "duo", points: sum((line) => line.duo) },
    { key: "ability", points: sum((line) => line.ability) },
    { key: "double", points: sum((line) => line.earns - plain(line)) },
  ];
  return all.filter((one) => one.points > 0);
}
