// Genres and kinds in the order in which they are shown.

import type { Genre, Kind } from "../../generated/hollywood";

export const GENRES = ["romance", "comedy", "action", "thriller"] as const satisfies readonly Genre[];

export const KINDS = ["script", "director", "actor", "actress", "crew"] as const satisfies readonly Kind[];

/** The id of every worthless script: they are all alike. */
export const WORTHLESS = "worthless-script";
