import { t } from "../../app/texts.svelte";
import type { GameParts } from "../contract";
import Board from "./Board.svelte";
import Illustration from "./Illustration.svelte";
import { ceremony } from "./ceremony";
import { posters } from "./posters";
import { begins, headline } from "./story";
import type { View } from "../../generated/dream-factory";
import { score, sound, waiting } from "./waiting";

/** Verbs that the board offers itself. */
const COVERED = ["studio", "bid", "pass", "take", "decline", "place", "discard"];

/** Questions that name what lies in the spotlight anyway. */
const BRIEF: Record<string, string> = { bid: "bid", pass: "bid", place: "place", discard: "place" };

const game: GameParts<View> = {
  Board,
  Illustration,
  coversPrompt: (prompt) => prompt.options.every((option) => COVERED.includes(option.verb)),
  brief: (prompt) => {
    const key = BRIEF[prompt.options[0]?.verb ?? ""];
    return key === undefined ? null : t(`page-dream-factory-brief-${key}`);
  },
  posters,
  begins,
  headline,
  ceremony,
  waiting,
  score,
  sound,
};

export default game;
