// The lessons that there are: found by folder, loaded when somebody begins one.

import { openTable } from "../api/http";
import { myGames } from "../app/my-games.svelte";
import { preferences } from "../app/preferences.svelte";
import { router } from "../app/router.svelte";
import { t } from "../app/texts.svelte";
import type { Lesson } from "./lesson";

const LESSONS = import.meta.glob<Lesson>("../games/*/lesson.ts", { import: "default" });

const path = (game: string) => `../games/${game}/lesson.ts`;

export const hasLesson = (game: string): boolean => path(game) in LESSONS;

export const loadLesson = async (game: string): Promise<Lesson | null> =>
  (await LESSONS[path(game)]?.()) ?? null;

/** Opens a table with easy bots and goes there; with a lesson, one with its prepared deal. */
export async function playEasy(
  game: string,
  setup: Lesson["setup"],
  more: { lesson?: Lesson; number?: string; hash?: string } = {},
): Promise<void> {
  const name = preferences.get("name") || t("page-studio-1");
  const seated = await openTable({
    game,
    setup,
    name,
    players: ["you", ...Array.from({ length: setup.seats - 1 }, () => "bot:easy")],
    ...(more.lesson ? { prepared: more.lesson.prepared } : {}),
    ...(more.hash ? { hash: more.hash } : {}),
  });
  myGames.put({
    table: seated.table,
    game,
    secret: seated.secret,
    seat: seated.seat,
    name,
    feed: seated.feed,
    number: more.number ?? null,
    status: "open",
    opponents: [],
    at: Date.now(),
    ...(more.lesson ? { lesson: 0 } : {}),
  });
  router.go(`/t/${seated.table}`);
}

export async function beginLesson(game: string): Promise<void> {
  const lesson = await loadLesson(game);
  if (lesson) await playEasy(game, lesson.setup, { lesson });
}
