// Colours of the cards. Cards are printed: they look the same by day and by night, only their paper is dimmer then.

import type { Genre, Kind } from "../../../generated/hollywood";

export const GENRE_COLOURS: Record<Genre, { fill: string; deep: string; sign: string }> = {
  romance: { fill: "#b5365b", deep: "#6d1633", sign: "#fff4ee" },
  comedy: { fill: "#e0a52a", deep: "#8a5a0b", sign: "#33200a" },
  action: { fill: "#2f6fa8", deep: "#163f66", sign: "#f2f8ff" },
  thriller: { fill: "#2f6f55", deep: "#123c2c", sign: "#effaf2" },
};

export const PLAIN = { fill: "#8d7d6b", deep: "#4b3f34", sign: "#fff8ec" };

export const KIND_COLOURS: Record<Kind, string> = {
  script: "#4a2a14",
  director: "#5b1030",
  actor: "#123a5c",
  actress: "#5a1d6b",
  crew: "#3b3a34",
};

/** Shapes that differ without colours: of the genres, in a square of 24. */
export const GENRE_SHAPES: Record<Genre, string> = {
  romance: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
  comedy:
    "M5 1.500h14a3.500 3.500 0 0 1 3.500 3.500v14a3.500 3.500 0 0 1-3.500 3.500H5A3.500 3.500 0 0 1 1.500 19V5A3.500 3.500 0 0 1 5 1.500z",
  action: "M12 .3 23.700 12 12 23.700.3 12z",
  thriller: "M12 .8 22 4.500v8c0 5.500-4 9-10 11-6-2-10-5.500-10-11v-8z",
};

/** Heart, laughing mask, bolt and keyhole. */
export const GENRE_SIGNS: Record<Genre, string> = {
  romance:
    "M12 18.500C6.500 14.800 5 12.500 5 10.200A3.400 3.400 0 0 1 12 8.600a3.400 3.400 0 0 1 7 1.600c0 2.300-1.500 4.600-7 8.300z",
  comedy:
    "M5.500 6h13v5.500c0 4.300-2.800 7.500-6.500 7.500s-6.500-3.200-6.500-7.500zM8 9.300h3v1.900H8zm5 0h3v1.900h-3zM8 13.300h8c-.5 2.300-2 3.500-4 3.500s-3.500-1.200-4-3.500z",
  action: "M13.800 4.500 7.500 13h3.900l-1.700 6.500L16.500 11h-4.100z",
  thriller: "M12 6a3.400 3.400 0 0 1 1.900 6.200l1.300 6.300H8.800l1.300-6.300A3.400 3.400 0 0 1 12 6z",
};

/** Shapes of the kinds, in a square of 24. */
export const KIND_SHAPES: Record<Kind, string> = {
  script: "M3 1h18v22H3z",
  director: "M6.500 1h11L23 12l-5.500 11h-11L1 12z",
  actor: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
  actress: "M12 .3 23.700 12 12 23.700.3 12z",
  crew: "M6 1h12l5 5v12l-5 5H6l-5-5V6z",
};

/** A page, a megaphone, a top hat, a high heel, and a wrench. */
export const KIND_SIGNS: Record<Kind, string> = {
  script: "M7 5h10v14H7zM9 8h6v1.300H9zm0 3h6v1.300H9zm0 3h4v1.300H9z",
  director: "M5 10v4l2.500.2.800 4h2.200l-.7-3.900L19 17V7L7.500 9.800z",
  actor: "M8 6.500h8V14h2.800v2.500H5.200V14H8zM8 11.200v1.500h8v-1.500z",
  actress:
    "M6.500 7.500c2.200.3 4 2.800 6.300 4.800 1.300 1.100 3 1.500 4.900 2v2.200h-5.400c-1.700-1.400-3-3-4.300-4.200v4.200H6.500z",
  crew: "M15.800 6.200a3.800 3.800 0 0 0-4.700 4.700L6.200 15.800a1.600 1.600 0 0 0 2.300 2.300l4.900-4.900a3.800 3.800 0 0 0 4.600-4.800l-2.100 2.100-2.100-.6-.5-2.100z",
};

/** A number that always is the same for the same word: chooses hats and hair. */
export function hashOf(word: string): number {
  let hash = 2166136261;
  for (let index = 0; index < word.length; index += 1) {
    hash ^= word.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}
