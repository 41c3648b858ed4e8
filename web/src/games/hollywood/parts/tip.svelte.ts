// Which card is explained now. One bubble serves the whole board.

import type { Card } from "../cards";

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

  /** A finger that rests on a card wants to know more; one that taps it does not. */
  showLater(element: HTMLElement, card: Card, more: string[] = []): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(element, card, more), 380);
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
