// How chips travel between the stage and the films: one pair of transitions for the whole board, keyed by the chip's id.

import { cubicOut } from "svelte/easing";
import { scale } from "svelte/transition";
import { preferences } from "../../app/preferences.svelte";
import { travelling } from "../../app/travel";

export const [send, receive] = travelling({
  duration: () => preferences.travel,
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.6, duration: preferences.travel / 2 }),
});
