// What cards are called, and what they are good for.

import { t } from "../../app/texts.svelte";
import type { Card } from "./cards";

/** A genre in words; genres of other component sets go by their id. */
export function genreName(genre: string): string {
  const key = `hollywood-cards-genre-${genre}`;
  const name = t(key);
  return name === key ? genre.replaceAll("-", " ") : name;
}

/** The letter on the cards of a genre. */
export function genreLetter(genre: string): string {
  return (genreName(genre)[0] ?? "?").toUpperCase();
}

/** A card in a few words, in the middle of a sentence. */
export function cardName(card: Card): string {
  switch (card.kind) {
    case "star":
      return t("hollywood-cards-star", { name: card.name, rating: card.rating });
    case "blockbuster":
      return t("hollywood-cards-blockbuster");
    case "film": {
      const key = card.award ? "hollywood-cards-award-film" : "hollywood-cards-film";
      return t(key, { id: card.genre, genre: genreName(card.genre) });
    }
  }
}

/** What a card does, for its bubble. */
export function cardAbout(card: Card): string {
  switch (card.kind) {
    case "star":
      return t("page-hollywood-cards-about-star", { rating: card.rating });
    case "blockbuster":
      return t("page-hollywood-cards-about-blockbuster");
    case "film":
      return t(card.award ? "page-hollywood-cards-about-award" : "page-hollywood-cards-about-film", {
        genre: genreName(card.genre),
      });
  }
}
