// Cards travel between places: the same card sent from one place is received at another.

import { cubicOut } from "svelte/easing";
import { type TransitionConfig } from "svelte/transition";
import { preferences } from "../../app/preferences.svelte";
import { travelling } from "../../app/travel";

/** A card that comes from the deck or goes out of sight. */
function drop({ delay = 0 }: { delay?: number }, intro: boolean): TransitionConfig {
  const far = intro ? -26 : 18;
  return {
    delay,
    duration: preferences.travel * (intro ? 0.8 : 0.5),
    easing: cubicOut,
    css: (at, away) => `opacity: ${at}; transform: translateY(${away * far}px) scale(${0.9 + at * 0.1})`,
  };
}

export const [send, receive] = travelling({
  duration: () => preferences.travel,
  easing: cubicOut,
  fallback: (_, params, intro) => drop(params as { delay?: number }, intro),
});
