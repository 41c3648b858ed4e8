// Cards that go from one place of the board to another are seen travelling.

import { crossfade, fade } from "svelte/transition";
import { preferences } from "../../../app/preferences.svelte";

export const [send, receive] = crossfade({
  duration: () => preferences.travel,
  fallback: (node) => fade(node, { duration: preferences.travel / 2 }),
});
