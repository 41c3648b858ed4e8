// Who sits where, in words.

import type { Player } from "../api/types";
import { t } from "../app/texts.svelte";
import { studioOf } from "./seats";

/** The name of each seat; bots bear the names of studios, and keep them when everybody has moved on by so many seats. */
export function namesOf(players: readonly Player[], moved = 0): string[] {
  return players.map((player) => {
    if (player.kind === "person") return player.name;
    return player.kind === "bot"
      ? t(`page-studio-${studioOf(player.seat, players.length, moved)}`)
      : t("page-open-seat");
  });
}

/** Hours, minutes and seconds, as short as possible. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return t("page-days", { days, hours: Math.floor((seconds % 86_400) / 3600) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
