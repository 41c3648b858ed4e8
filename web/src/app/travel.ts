// Things that go from one place of a board to another are seen travelling.

import { crossfade, type TransitionConfig } from "svelte/transition";

type Crossfade = typeof crossfade;
type Travelling = ReturnType<Crossfade>[0];

/** What has no size, such as in a folded part of the page, can't be scaled: it is there at once. */
const sized =
  (travel: Travelling): Travelling =>
  (node, params) => {
    const begin = travel(node, params);
    return (): TransitionConfig => {
      const config = begin();
      const { width, height } = node.getBoundingClientRect();
      return width > 0 && height > 0 ? config : { duration: 0 };
    };
  };

/** A pair of transitions, keyed by the thing that travels: where it leaves, and where it arrives. */
export function travelling(how: Parameters<Crossfade>[0]): ReturnType<Crossfade> {
  const [send, receive] = crossfade(how);
  return [sized(send), sized(receive)];
}
