import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Illustration from "./Illustration.svelte";
import { ceremony } from "./ceremony";
import { posters } from "./posters";
import type { View } from "./types";
import { score, sound, waiting } from "./waiting";

/** Verbs that the board offers itself. */
const COVERED = ["pick", "bid", "pass", "take", "decline", "place", "discard"];

const game: GameModule<View> = {
  id: "dream-factory",
  texts: [],
  Board,
  Illustration,
  coversPrompt: (prompt) => prompt.options.every((option) => COVERED.includes(option.verb)),
  posters,
  ceremony,
  waiting,
  score,
  sound,
};

export default game;
