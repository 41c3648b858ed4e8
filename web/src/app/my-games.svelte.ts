// The tables of this browser: where I sit, and the secrets that open my seats. Nothing of it leaves the browser but in
// the seat's own requests.

import { untrack } from "svelte";
import type { Status } from "../api/types";
import { keep, kept } from "./storage";

export interface MyGame {
  table: string;
  game: string;
  secret: string | null;
  seat: number | null;
  name: string;
  feed: string | null;
  /** My number for fair dealing, 64 hexadecimal digits. */
  number: string | null;
  status: Status;
  opponents: string[];
  /** When I was last there, in milliseconds since 1970. */
  at: number;
  /** So many rematches led here: everybody sits so many seats further than at first. */
  moved?: number;
  /** How many steps of a lesson are done, while it is one; `null` when it was left. */
  lesson?: number | null;
  /** My score and rank, when it is over. */
  result?: { score: number; rank: number; winners: string[] };
}

const KEY = "backlot.games";
const MOST = 200;

const stored = () => kept<Record<string, MyGame>>(KEY, {});

class MyGames {
  #games: Record<string, MyGame> = $state(stored());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#games = stored();
    });
  }

  get all(): MyGame[] {
    return Object.values(this.#games).sort((a, b) => b.at - a.at);
  }

  find(table: string): MyGame | undefined {
    return this.#games[table];
  }

  // Effects may call these without depending on what they change.

  put(game: MyGame): void {
    untrack(() => {
      this.#games[game.table] = game;
      this.#write();
    });
  }

  change(table: string, changes: Partial<MyGame>): void {
    const game = untrack(() => this.#games[table]);
    if (game) this.put({ ...game, ...changes });
  }

  forget(table: string): void {
    // Svelte's state notices assignments; a copy without the entry is one.
    this.#games = Object.fromEntries(Object.entries(this.#games).filter(([id]) => id !== table));
    this.#write();
  }

  #write(): void {
    const newest = this.all.slice(0, MOST);
    keep(KEY, Object.fromEntries(newest.map((game) => [game.table, game])));
  }
}

export const myGames = new MyGames();
