// Hollywood (2013): draft, sealed bids, film builder.

import type { GameEvent, Prompt } from "../../api/types";
import { t } from "../../app/texts.svelte";
import type { GameParts, Sound } from "../contract";
import Board from "./Board.svelte";
import { ceremony } from "./ceremony";
import Illustration from "./Illustration.svelte";
import { posters } from "./posters";
import { begins, headline } from "./story";
import type { View } from "../../generated/hollywood";

/** What the dock asks in words and buttons; everything else lies on the board. */
const IN_THE_DOCK = ["stay", "rebuild", "done"];

const SOUNDS: Record<string, Sound> = {
  "hands-passed": "tick",
  "card-drafted": "chip",
  "dealing-bids-shown": "reveal",
  "offers-shown": "reveal",
  "slot-tied": "sigh",
  "agent-played": "gavel",
  "slate-shown": "reveal",
  "income-paid": "coin",
  "award-given": "applause",
  "bonus-paid": "coin",
};

const verbOf = (prompt: Prompt) => prompt.options[0]?.verb ?? "";

const game: GameParts<View> = {
  Board,
  // All cards into their films. One looks at them, and seals the slate oneself.
  follows: (plan) => plan.filter((action) => action !== "done"),
  Illustration,
  coversPrompt: (prompt) => !IN_THE_DOCK.includes(verbOf(prompt)),
  question: (prompt) =>
    ["put", "aside", "trade", "done"].includes(verbOf(prompt)) ? t("page-hollywood-ask-build") : null,
  posters,
  begins,
  headline,
  ceremony,
  waiting: (view) => ({ seats: view.asked, doing: `page-hollywood-waiting-${view.phase}` }),
  score: (view, seat) => {
    const money = view.players[seat]?.money;
    return money === undefined ? null : t("page-hollywood-millions", { amount: money });
  },
  sound: (event: GameEvent) => SOUNDS[event.kind] ?? null,
};

export default game;
