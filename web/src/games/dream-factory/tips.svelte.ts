// Small explanations that appear beside a thing while it is pointed at, focused or touched.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { isResting } from "../../app/pointer";

class Tips {
  text = $state("");
  left = $state(0);
  top = $state(0);
  below = $state(false);
  #owner: Element | null = null;

  show(owner: Element, text: string): void {
    const box = owner.getBoundingClientRect();
    this.#owner = owner;
    this.text = text;
    this.left = Math.min(Math.max(box.left + box.width / 2, 130), window.innerWidth - 130);
    this.below = box.top < 130;
    this.top = this.below ? box.bottom + 6 : box.top - 6;
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.#owner) return;
    this.text = "";
    this.#owner = null;
  }
}

export const tips = new Tips();

/** Explains a thing: `{@attach tip(text)}`. */
export const tip =
  (text: string): Attachment =>
  (element) => {
    const show = () => tips.show(element, text);
    const hide = () => tips.hide(element);
    /** A finger has no hover: its touch shows the words for a while. */
    const touch = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") return;
      show();
      setTimeout(hide, 3500);
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch" && !isResting(event as PointerEvent)) show();
    };
    const leave = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") hide();
    };
    // Things may go while they have the focus. Listeners of Svelte may change state even then; plain ones must not.
    const ears = [
      on(element, "pointerenter", enter),
      on(element, "pointerleave", leave),
      on(element, "pointerup", touch),
      on(element, "focusin", show),
      on(element, "focusout", hide),
    ];
    return () => {
      hide();
      for (const stop of ears) stop();
    };
  };
