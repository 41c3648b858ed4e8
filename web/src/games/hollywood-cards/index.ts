// The Hollywood! Card Game.

import type { GameEvent, Prompt, Seat } from "../../api/types";
import { t } from "../../app/texts.svelte";
import type { GameParts, Sound } from "../contract";
import Board from "./Board.svelte";
import Illustration from "./Illustration.svelte";
import { ceremony } from "./ceremony";
import { posters } from "./posters";
import { begins, headline } from "./story";
import { stagingTime } from "./staging.svelte";
import type { View } from "../../generated/hollywood-cards";

/** Everything that the board can offer: columns, studio cards, projects. */
const VERBS = new Set(["reel", "clap", "double", "assign"]);

const SOUNDS: Record<string, Sound> = {
  "round-began": "reveal",
  "reel-placed": "chip",
  "clap-played": "gavel",
  "double-played": "coin",
  "card-received": "tick",
  "movie-finished": "applause",
  "star-lost": "sigh",
};

const game: GameParts<View> = {
  Board,
  Illustration,
  coversPrompt: (prompt: Prompt) => prompt.options.every((option) => VERBS.has(option.verb)),
  posters,
  begins,
  headline,
  ceremony,
  waiting: (view) => ({
    seats: view.turn === null ? [] : [view.turn],
    doing: view.phase === "assigning" ? "page-hollywood-cards-wait-star" : "page-hollywood-cards-wait-reel",
  }),
  score: (view: View, seat: Seat) =>
    t("page-hollywood-cards-points", { points: view.players[seat]?.points ?? 0 }),
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
  staging: stagingTime,
};

export default game;
