// A bubble that explains the thing under the pointer or the focus.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { isResting } from "../../app/pointer";

interface Shown {
  title: string;
  text: string;
  left: number;
  top: number;
  above: boolean;
}

/** Long enough that a pointer on its way to somewhere else opens nothing. */
const PATIENCE = 500;
const WIDTH = 260;
const HEIGHT = 130;
/** On narrow screens there is no room beside a card. */
const NARROW = 820;

/** Beside the thing, so that what lies above and below it stays in sight; on narrow screens below or above it. */
function placeFor(box: DOMRect): { left: number; top: number; above: boolean } {
  if (innerWidth >= NARROW) {
    const right = box.right + 8;
    const left = right + WIDTH < innerWidth ? right : Math.max(8, box.left - 8 - WIDTH);
    return { left, top: Math.max(8, Math.min(box.top, innerHeight - HEIGHT)), above: false };
  }
  const middle = (box.left + box.right - WIDTH) / 2;
  const left = Math.max(8, Math.min(middle, innerWidth - WIDTH - 8));
  const above = box.bottom + HEIGHT > innerHeight && box.top > HEIGHT;
  return { left, top: above ? box.top - 6 : box.bottom + 6, above };
}

class Bubble {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes an element explain itself while it is pointed at, focused or tapped. */
  on(title: string, text: string): Attachment<HTMLElement> {
    return (node) => {
      const open = () => this.#open(node, title, text);
      const soon = (event: PointerEvent) => {
        if (event.pointerType === "touch" || isResting(event)) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(open, PATIENCE);
      };
      const focused = () => {
        if (node.matches(":focus-visible")) open();
      };
      const close = () => this.close();
      // Listeners of Svelte may change state even while the element goes; plain ones must not.
      const ears = [
        on(node, "pointerenter", soon),
        on(node, "pointerleave", close),
        on(node, "focus", focused),
        on(node, "blur", close),
      ];
      return () => {
        for (const stop of ears) stop();
        this.close();
      };
    };
  }

  /** For a tap: shows the bubble of the element, or closes it. */
  toggle(node: HTMLElement, title: string, text: string): void {
    if (this.shown?.title === title) this.close();
    else this.#open(node, title, text);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #open(node: HTMLElement, title: string, text: string): void {
    clearTimeout(this.#timer);
    this.shown = { title, text, ...placeFor(node.getBoundingClientRect()) };
  }
}

export const bubble = new Bubble();
