// Where the chips in hand may go, as the prompt offers it.

import type { Prompt } from "../../api/types";
import type { Placing } from "../../generated/dream-factory";

export interface Place {
  option: number;
  chip: string;
  film: string;
  /** Number of the space, counted from 1, or `guest`. */
  space: string;
  effects: Placing | null;
}

/** All places of a prompt. The action says `place CHIP FILM SPACE`. */
export function placesOf(prompt: Prompt | null): Place[] {
  return (prompt?.options ?? []).flatMap((option, index): Place[] => {
    if (option.verb !== "place") return [];
    const [, chip, film, space] = option.action.split(" ");
    if (!chip || !film || !space) return [];
    const effects = (option.preview.effects as Placing | null | undefined) ?? null;
    return [{ option: index, chip, film, space, effects }];
  });
}

export const placeAt = (
  places: readonly Place[],
  chip: string | null,
  film: string,
  space: string,
): Place | undefined =>
  places.find((place) => place.chip === chip && place.film === film && place.space === space);

/** The chip to begin with: the one chosen while it is in hand, else the only one that can be placed. */
export function chipToPlace(chosen: string | null, hand: readonly string[]): string | null {
  if (chosen !== null && hand.includes(chosen)) return chosen;
  return hand.length === 1 ? (hand[0] ?? null) : null;
}
