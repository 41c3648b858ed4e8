// Keeps the slate that is being built: people place cards in any order, and the server, which asks card by card, always
// hears the whole slate. So every receipt is the server's own, and a reload loses nothing.

import { untrack } from "svelte";
import { type Board, playerOf } from "./board";
import { actionsOf, asideOf, difference, type Draft, draftOf, moved, type Place, samePlace } from "./slate";
import type { Film } from "./types";

export class SlateKeeper {
  /** Where every card goes, as the page shows it. */
  draft = $state.raw<Draft>({});
  /** Whether the server has still to hear of it. */
  pending = $state(false);
  #board: () => Board;
  #history: Draft[] = [];
  /** The decisions that the server has. */
  #known: string[] = [];
  #stage = "";
  /** Whether no film at all is meant, and not just none yet. */
  #none = false;

  constructor(board: () => Board) {
    this.#board = board;
    $effect(() => {
      void board().view;
      untrack(() => this.#follow());
    });
  }

  get held(): string[] {
    return playerOf(this.#board().view, this.#board().me)?.held ?? [];
  }

  /** Whether I may build now. */
  get open(): boolean {
    const { view, me, readOnly } = this.#board();
    if (me === null || readOnly) return false;
    if (view.phase === "building") return !playerOf(view, me)?.slate_done;
    return view.phase === "rebuilding" && view.asked.includes(me);
  }

  /** My films as the server knows them, with their receipts. */
  get films(): Film[] {
    const mine = playerOf(this.#board().view, this.#board().me);
    return (this.#rebuilding ? mine?.rebuilt_films : mine?.films) ?? [];
  }

  place(card: string, place: Place): void {
    if (!this.open || samePlace(this.draft[card], place)) return;
    this.#change(moved(this.draft, card, place));
  }

  /** Builds what these decisions say. */
  build(actions: readonly string[]): void {
    if (this.open) this.#change({ ...this.draft, ...draftOf(actions) });
  }

  /** Takes all cards back. The server asks from the first card on then, so that a hint tells a whole slate. */
  clear(): void {
    if (this.open && !this.empty) this.#change({});
  }

  /** No film this year: the server hears that every card stays aside. */
  makeNone(): void {
    if (!this.open) return;
    this.#none = true;
    void this.#tell();
  }

  get empty(): boolean {
    return asideOf(this.draft, this.held).length === this.held.length;
  }

  /** What the server is to hear: nothing as long as nothing is placed. */
  get #wanted(): string[] {
    return this.empty && !this.#none ? [] : actionsOf(this.draft, this.held);
  }

  get #rebuilding(): boolean {
    return this.#board().view.phase === "rebuilding";
  }

  #change(draft: Draft): void {
    this.#history.push(this.draft);
    this.#none = false;
    this.draft = draft;
    void this.#tell();
  }

  /** Takes over what the server says, unless it is only an answer to what is being told. */
  #follow(): void {
    if (this.pending || !this.open) return;
    const { view, me } = this.#board();
    const mine = playerOf(view, me);
    const decided = (this.#rebuilding ? mine?.rebuilding : mine?.slate) ?? [];
    const stage = `${view.year} ${view.phase} ${view.review?.round ?? 0}`;
    if (stage !== this.#stage) {
      this.#stage = stage;
      this.#history = [];
      this.#none = false;
      // Who builds anew starts from the old slate.
      this.draft = draftOf(decided.length > 0 ? decided : (mine?.slate ?? []));
    } else if (decided.length < this.#known.length) {
      this.#takeBack(decided.length);
    } else if (decided.some((action, index) => action !== this.#known[index])) {
      // A decision that came from elsewhere: a hint that was followed, or another device.
      this.draft = { ...this.draft, ...draftOf(decided) };
    }
    this.#known = decided;
    void this.#tell();
  }

  /** Somebody pressed "take back": the last placing goes, not just the last card that the server was told. */
  #takeBack(decided: number): void {
    const before = this.#history.pop();
    if (before) this.draft = before;
    else if (this.#rebuilding) {
      this.pending = true;
      void this.#board()
        .actions.revise(decided + 1, [])
        .finally(() => (this.pending = false));
    }
  }

  async #tell(): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    try {
      for (;;) {
        const wanted = this.#wanted;
        const { undo, actions } = difference(this.#known, wanted);
        if (undo === 0 && actions.length === 0) return;
        if (!(await this.#board().actions.revise(undo, actions))) {
          this.#stage = "";
          return;
        }
        this.#known = wanted;
      }
    } finally {
      this.pending = false;
      // Refused: begin again from what the server has.
      if (this.#stage === "") this.#follow();
    }
  }
}
