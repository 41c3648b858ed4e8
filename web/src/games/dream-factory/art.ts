// The drawings of chips and genres as plain paths: every kind has a silhouette, a sign and a colour of its own, so that
// nobody needs to tell colours apart. Chips are drawn in a box of 64 by 64.

import type { Genre } from "../../generated/dream-factory";
import type { Drawn } from "./pieces";

const HALF = 32;

/** A closed line through `count` points between two radii: a burst for effects. */
function burst(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (Math.PI * index) / count - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(HALF + radius * Math.cos(angle)).toFixed(1)} ${(HALF + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** A round plate with a wavy edge, for guest stars. */
function scallops(count: number, radius: number): string {
  const point = (index: number) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return `${(HALF + radius * Math.cos(angle)).toFixed(1)} ${(HALF + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const bow = (radius * Math.PI) / count;
  const arcs = Array.from(
    { length: count },
    (_, index) => `A${bow.toFixed(1)} ${bow.toFixed(1)} 0 0 1 ${point(index + 1)}`,
  );
  return `M${point(0)}${arcs.join("")}z`;
}

const OCTAGON = "M20 2h24l18 18v24L44 62H20L2 44V20z";

export const SHAPES: Record<Drawn, string> = {
  "top-director": OCTAGON,
  director: OCTAGON,
  actor: "M32 2a30 30 0 1 1 0 60 30 30 0 0 1 0-60z",
  "guest-star": scallops(10, 27),
  camera: "M12 4h40a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8z",
  music: "M32 1 60 17v30L32 63 4 47V17z",
  effects: burst(12, 31.5, 25.5),
  agency: "M3 7h58v16a9 9 0 0 0 0 18v16H3V41a9 9 0 0 0 0-18z",
  blank: "M32 2 62 32 32 62 2 32z",
};

export const SIGNS: Record<Drawn, string> = {
  "top-director": "M20 28v8h6l15 8V20l-15 8zM23 38h5l2 9h-5zM43 27a7 7 0 0 1 0 10z",
  director: "M20 28v8h6l15 8V20l-15 8zM23 38h5l2 9h-5zM43 27a7 7 0 0 1 0 10z",
  actor:
    "M19 20c8 3 18 3 26 0v12c0 9-6 14-13 16-7-2-13-7-13-16zm5 8c2-2 4-2 6 0-2 1.500-4 1.500-6 0zm10 0c2-2 4-2 6 0-2 1.500-4 1.500-6 0zm-8 8c4 3 8 3 12 0-2 7-10 7-12 0z",
  "guest-star":
    "M32 18a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM17 47c1-9 7-13 15-13s14 4 15 13zM46 15l1.700 3.400 3.700.5-2.700 2.600.7 3.700-3.400-1.800-3.300 1.800.6-3.700-2.600-2.600 3.700-.5z",
  camera:
    "M19 31h20v14H19zM40 36l7-4v12l-7-4zM25 17.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM36 19.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
  music: "M27 20l17-4v22.500a5 4.500 0 1 1-3-4.300V24l-11 2.600V42a5 4.500 0 1 1-3-4.300z",
  effects: "M36 15 21 35h9l-4 14 17-20h-9.500z",
  agency: "M21 18h17l5 5v24H21zm4 9v2.500h14V27zm0 6v2.500h14V33zm0 6v2.500h8V39z",
  blank: "M30.500 22h3v8.500H42v3h-8.500V42h-3v-8.500H22v-3h8.500z",
};

export const COLOURS: Record<Drawn, { face: string; edge: string; ink: string }> = {
  "top-director": { face: "#2a2f55", edge: "#d9a93c", ink: "#ffe9b0" },
  director: { face: "#2f3a66", edge: "#171d38", ink: "#fff6e6" },
  actor: { face: "#a3231a", edge: "#5d0f0a", ink: "#fff6e6" },
  "guest-star": { face: "#8f1f5b", edge: "#4d0c2f", ink: "#fff6e6" },
  camera: { face: "#135f78", edge: "#08313f", ink: "#fff6e6" },
  music: { face: "#2b6a35", edge: "#123818", ink: "#fff6e6" },
  effects: { face: "#a84a08", edge: "#592503", ink: "#fff6e6" },
  agency: { face: "#5d5240", edge: "#2e281d", ink: "#fff6e6" },
  blank: { face: "#6a5a48", edge: "#3a3026", ink: "#fff6e6" },
};

export const STAR =
  "m0-5 1.500 3.100 3.400.5-2.500 2.400.6 3.400L0 2.800l-3 1.600.6-3.400L-4.900-1.400l3.400-.5z";

/** Genres, in a box of 24 by 24. */
export const GENRE_SIGNS: Record<Genre, string> = {
  adventure:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM16.500 7.500l-3 6-6 3 3-6z",
  drama:
    "M3 4c6 2 12 2 18 0v8c0 5-4 8-9 10-5-2-9-5-9-10zm4 5c1.500-1.300 3-1.300 4 0-1.300 1-2.700 1-4 0zm6 0c1-1.300 2.500-1.300 4 0-1.300 1-2.700 1-4 0zm-5 8c2-3 6-3 8 0-1-5-7-5-8 0z",
  entertainment: "M7 4h10l-1 11H8zM3 15h18l-3 4H6zM8 11h8l-.3 2H8.300z",
};

export const GENRE_COLOURS: Record<Genre, string> = {
  adventure: "#9a4312",
  drama: "#33507d",
  entertainment: "#9c2f60",
};

/** Places of a quarter, in a box of 24 by 24. */
export const PLACE_SIGNS = {
  "top-director": "M3 10v5h4l9 5V5L7 10zM18 9a4 4 0 0 1 0 7z",
  city: "M2 21V11h5v10zM8 21V4l4-2v19zM13 21V8h4v13zM18 21v-8h4v8z",
  party:
    "M6 2h5l-1 8a3 3 0 0 1-1 2v7h2v2H5v-2h2v-7a3 3 0 0 1-1-2zM14 4l5-1 1 8a3 3 0 0 1-1 2l1 6 2 1v1l-6 1v-2l2-1-1-6a3 3 0 0 1-2-2z",
} as const;
