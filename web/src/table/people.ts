// Who sits where, in words.

import type { Player, Seat } from "../api/types";
import { t } from "../app/texts.svelte";

/** The name of each seat; bots bear the names of studios. */
export function namesOf(players: readonly Player[]): string[] {
  return players.map((player) => {
    if (player.kind === "person") return player.name;
    return player.kind === "bot" ? t(`page-studio-${player.seat + 1}`) : t("page-open-seat");
  });
}

/** The seats around the table, mine first. */
export function seatsFrom(me: Seat | null, count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => ((me ?? 0) + index) % count);
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
