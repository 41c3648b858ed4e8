// Cards that go from one place of the board to another are seen travelling.

import { fade } from "svelte/transition";
import { preferences } from "../../../app/preferences.svelte";
import { travelling } from "../../../app/travel";

export const [send, receive] = travelling({
  duration: () => preferences.travel,
  fallback: (node) => fade(node, { duration: preferences.travel / 2 }),
});
