// Shows the stages of a frame one after the other. What is shown at the end is always the server's view.

import type { GameEvent } from "../../api/types";
import { preferences } from "../../app/preferences.svelte";
import type { Box } from "./cards";
import { isGiven, stages } from "./stages";
import type { View } from "../../generated/hollywood-cards";

/** How long one stage stays, in milliseconds. */
const stageTime = () => Math.round(preferences.travel * 0.6);

/** How long the stages of these events take altogether, with a look at the cleared area at the end. */
export function stagingTime(events: readonly GameEvent[]): number {
  const count = events.filter(isGiven).length;
  return count === 0 || stageTime() === 0 ? 0 : (count + 3) * stageTime();
}

export class Staging {
  #list: View[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before: View | null = null;

  /** The stage that is shown; `null` when the view itself is. */
  get view(): View | null {
    return this.#list[0] ?? null;
  }

  /** A new view has come, with what led to it. */
  show(box: Box, now: View, events: readonly GameEvent[]): void {
    if (now === this.#before) return;
    this.skip();
    if (stageTime() > 0) this.#list = stages(box, this.#before, events, now);
    this.#before = now;
    this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    if (this.#list.length > 0) this.#list = [];
  }

  #wait(): void {
    if (this.#list.length === 0) return;
    // The cleared area is looked at a little longer, before new cards are laid out.
    const time = this.#list.length === 1 ? stageTime() * 3 : stageTime();
    this.#timer = setTimeout(() => {
      this.#list = this.#list.slice(1);
      this.#wait();
    }, time);
  }
}
