// Brings a table to a phase: plays over HTTP, without a page, until somebody is asked what a test wants to look at. The
// server and the table are real; only the hurry is not.

import type { Page } from "@playwright/test";
import { boardOf, type Game, type Option, type Phase, type Question } from "./offered";

export interface Welcome {
  status: string;
  prompt: Question | null;
  [field: string]: unknown;
}

/** A seat at a table. */
export interface Chair {
  game: Game;
  table: string;
  secret: string;
}

/** More steps than any game takes. */
const MOST_STEPS = 400;
const MOST_GAMES = 40;

/** Anything, but what leads on where the game has such an option. */
function anyOf(game: Game, options: readonly Option[]): number {
  const on = boardOf(game).leadsOn ?? [];
  const all = options.map((_, index) => index);
  const some = all.filter((index) => on.includes(options[index]?.verb ?? ""));
  const fitting = some.length > 0 ? some : all;
  return fitting[Math.floor(Math.random() * fitting.length)] ?? 0;
}

/** How a phase is reached. */
interface Walk {
  seats?: number;
  /** So many such questions pass first, for a fuller table; if there are not as many, the next game's first is taken. */
  skip?: number;
  /** Whether the bot's advice is followed: slower, and better to look at. */
  advice?: boolean;
}

export class Walker {
  constructor(readonly server: string) {}

  async #ask(method: string, path: string, secret?: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.server}/api/tables${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }

  async open(
    game: Game,
    setup: Record<string, unknown>,
    level = "greedy",
    more: Record<string, unknown> = {},
  ): Promise<Chair> {
    const bots = Array.from({ length: Number(setup["seats"]) - 1 }, () => `bot:${level}`);
    const wish = { game, setup, name: "Ada", players: ["you", ...bots], help: true, ...more };
    const { table, secret } = (await this.#ask("POST", "", undefined, wish)) as Chair;
    return { game, table, secret };
  }

  welcome({ table, secret }: Chair): Promise<Welcome> {
    return this.#ask("GET", `/${table}/welcome`, secret) as Promise<Welcome>;
  }

  /** What is asked next, or how it ended. Bots take a moment. */
  async asked(chair: Chair): Promise<Welcome> {
    for (let attempt = 0; attempt < 400; attempt++) {
      const now = await this.welcome(chair);
      if (now.status === "over" || (now.prompt && !now.prompt.answered)) return now;
      await new Promise((later) => setTimeout(later, 10));
    }
    throw new Error(`nobody is asked at ${chair.table}`);
  }

  answer(chair: Chair, prompt: number, option: number): Promise<unknown> {
    return this.#ask("POST", `/${chair.table}/frames`, chair.secret, {
      type: "answer",
      id: 1,
      prompt,
      option,
    });
  }

  /** What the bot would do. */
  async #hint(chair: Chair): Promise<number> {
    const hint = await this.#ask("POST", `/${chair.table}/frames`, chair.secret, { type: "hint", id: 2 });
    return (hint as { option: number }).option;
  }

  /** A table where I am asked this. */
  async to(game: Game, phase: string, { seats, skip = 0, advice = false }: Walk = {}): Promise<Chair> {
    const board = boardOf(game);
    const wanted: Phase = board.phases[phase] ?? {};
    const phaseOf = board.phaseOf ?? (({ clause }: Question) => clause);
    for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
      const setup = { ...board.setup, ...wanted.setup, ...(seats ? { seats } : {}) };
      const chair = await this.open(game, setup, wanted.level ?? (advice ? "easy" : "greedy"));
      // A rare phase is taken as it comes.
      let toPass = attempt === 0 ? skip : 0;
      for (let step = 0; step < MOST_STEPS; step++) {
        const now = await this.asked(chair);
        if (!now.prompt) break;
        if (phaseOf(now.prompt) === phase && toPass-- <= 0) return chair;
        const wished = wanted.choose?.(now.prompt.options) ?? -1;
        const option =
          wished >= 0 ? wished : advice ? await this.#hint(chair) : anyOf(game, now.prompt.options);
        await this.answer(chair, now.prompt.id, option);
      }
    }
    throw new Error(`${phase} has not come up in ${MOST_GAMES} games`);
  }

  /** A game that is over. */
  async toTheEnd(game: Game, seats: number, advice = false): Promise<Chair> {
    const chair = await this.open(game, { seats }, advice ? "easy" : "greedy");
    for (let step = 0; step < MOST_STEPS; step++) {
      const now = await this.asked(chair);
      if (!now.prompt) return chair;
      const option = advice ? await this.#hint(chair) : anyOf(game, now.prompt.options);
      await this.answer(chair, now.prompt.id, option);
    }
    throw new Error("the game does not end");
  }
}

/** Lets a page sit in this chair, and in no other: as if it had opened the table itself. */
export async function sit(page: Page, { game, table, secret }: Chair): Promise<void> {
  await page.addInitScript(
    (mine) => {
      const games = JSON.parse(localStorage.getItem("backlot.games") ?? "{}") as Record<string, unknown>;
      localStorage.setItem("backlot.games", JSON.stringify({ [mine.table]: games[mine.table] ?? mine }));
    },
    {
      table,
      game,
      secret,
      seat: 0,
      name: "Ada",
      status: "playing",
      opponents: [],
      number: null,
      at: Date.now(),
    },
  );
}
