// A slate in the making: where each card goes, in any order. The server takes the decisions card by card, in the order
// of the cards held; a change of mind takes back what comes after it and says it anew.

export type Place = { kind: "aside" } | { kind: "put" | "trade"; film: number };
export type Draft = Readonly<Record<string, Place>>;

export const FILMS = [1, 2, 3] as const;
export const ASIDE: Place = { kind: "aside" };

const isPlaced = (place: Place | undefined): place is { kind: "put" | "trade"; film: number } =>
  place !== undefined && place.kind !== "aside";

/** Reads decisions in notation: `put CARD FILM`, `trade CARD FILM`, `aside CARD`. Others are left out. */
export function draftOf(actions: readonly string[]): Draft {
  const draft: Record<string, Place> = {};
  for (const action of actions) {
    const [verb, card, film] = action.split(" ");
    if (!card) continue;
    if (verb === "aside") draft[card] = ASIDE;
    else if (verb === "put" || verb === "trade") draft[card] = { kind: verb, film: Number(film) };
  }
  return draft;
}

/** The decisions of a draft in notation, in the order in which the server asks. */
export function actionsOf(draft: Draft, held: readonly string[]): string[] {
  return held.map((card) => {
    const place = draft[card];
    return isPlaced(place) ? `${place.kind} ${card} ${place.film}` : `aside ${card}`;
  });
}

/** How many decisions to take back, and which to make in their place. */
export function difference(
  known: readonly string[],
  wanted: readonly string[],
): { undo: number; actions: string[] } {
  let same = 0;
  while (same < known.length && known[same] === wanted[same]) same += 1;
  return { undo: known.length - same, actions: wanted.slice(same) };
}

/** The cards of a film as the draft has it: those put there, and those traded for a worthless script there. */
export function filmOf(
  draft: Draft,
  held: readonly string[],
  film: number,
): { put: string[]; traded: string[] } {
  const there = (kind: "put" | "trade") =>
    held.filter((card) => {
      const place = draft[card];
      return isPlaced(place) && place.kind === kind && place.film === film;
    });
  return { put: there("put"), traded: there("trade") };
}

/** The cards that are in no film. */
export const asideOf = (draft: Draft, held: readonly string[]): string[] =>
  held.filter((card) => !isPlaced(draft[card]));

/** The same draft with one card elsewhere. */
export const moved = (draft: Draft, card: string, place: Place): Draft => ({ ...draft, [card]: place });

export const samePlace = (a: Place | undefined, b: Place): boolean => {
  const one = a ?? ASIDE;
  if (isPlaced(one) && isPlaced(b)) return one.kind === b.kind && one.film === b.film;
  return !isPlaced(one) && !isPlaced(b);
};
