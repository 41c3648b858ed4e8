// The games that the program offers. What tests know of those that have a board of their own is in `boards/`.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";

/** A game's id. */
export type Game = string;

export const binary = (): string => {
  const path = process.env["BACKLOT_BINARY"];
  if (!path) throw new Error("BACKLOT_BINARY must name the program that is to be tested");
  return path;
};

export interface Option {
  action: string;
  verb: string;
  preview: { effects?: { finishes?: boolean } | null };
}

export interface Question {
  id: number;
  answered: boolean;
  clause: string;
  options: Option[];
}

/** A kind of question: how a table comes to it. */
export interface Phase {
  setup?: Record<string, unknown>;
  /** The option that leads there, if one does. */
  choose?: (options: readonly Option[]) => number;
  level?: string;
  /** It comes up once in many games, and is taken as it comes. */
  rare?: boolean;
  /** So many such questions pass before a picture is taken: then there is more to see. */
  later?: number;
  /** What is done before a picture is taken. */
  before?: (page: Page) => Promise<void>;
  /** At a table of so many players everything has to fit a tablet. */
  crowd?: number;
}

/** What tests know of a game that has a board of its own. */
export interface Board {
  /** Where the board offers options, what is most like a move first. */
  offers: readonly string[];
  /** Every kind of question by its clause, and what is asked where a clause has several. */
  phases: Record<string, Phase>;
  /** The kind of a question, where that is more than its clause. */
  phaseOf?: (question: Question) => string;
  setup?: Record<string, unknown>;
  /** Verbs of options without which a game at random goes on for too long. */
  leadsOn?: readonly string[];
}

const listed = JSON.parse(execFileSync(binary(), ["games", "--json"], { encoding: "utf8" })) as {
  id: Game;
}[];

/** Every game, in the order in which people are offered them. */
export const GAMES: readonly Game[] = listed.map((game) => game.id);

const BOARDS = new Map<Game, Board>();
for (const game of GAMES) {
  const file = new URL(`./boards/${game}.ts`, import.meta.url);
  if (existsSync(file)) BOARDS.set(game, ((await import(file.href)) as { default: Board }).default);
}

/** What is known of a game's own board; nothing if it has none. */
export const boardOf = (game: Game): Board => BOARDS.get(game) ?? { offers: [], phases: {} };

export const phasesOf = (game: Game): string[] => Object.keys(boardOf(game).phases);

/** A game with a board, for what is the same in all of them. */
export const SAMPLE: Game = [...BOARDS.keys()].at(-1) ?? GAMES[0] ?? "";
