// Which card is explained now. One bubble serves the whole board.

import type { Card } from "../cards";

/** How long who points at a card or taps it rests there before it is explained, in milliseconds. */
const REST = { pointer: 180, touch: 380 };

class CardTip {
  card = $state.raw<Card | null>(null);
  more = $state.raw<string[]>([]);
  place = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(element: HTMLElement, card: Card, more: string[] = []): void {
    clearTimeout(this.#timer);
    this.card = card;
    this.more = more;
    this.place = element.getBoundingClientRect();
  }

  /** Who rests on a card wants to know more; a finger that taps it or a mouse that passes by does not. */
  showLater(by: keyof typeof REST, element: HTMLElement, card: Card, more: string[] = []): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // The card may have gone meanwhile.
      if (element.isConnected) this.show(element, card, more);
    }, REST[by]);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }

  /** A finger leaves the card at once; reading takes longer. */
  hideSoon(): void {
    clearTimeout(this.#timer);
    if (this.card) this.#timer = setTimeout(() => this.hide(), 2600);
  }
}

export const tip = new CardTip();
