// Brings a table to a phase: plays over HTTP, without a page, until somebody is asked what a test wants to look at. The
// server and the table are real; only the hurry is not.

import type { Page } from "@playwright/test";
import type { Game } from "./player";

interface Option {
  action: string;
  verb: string;
  preview: { effects?: { finishes?: boolean } | null };
}

export interface Welcome {
  status: string;
  prompt: { id: number; answered: boolean; clause: string; options: Option[] } | null;
  [field: string]: unknown;
}

/** A seat at a table. */
export interface Chair {
  game: Game;
  table: string;
  secret: string;
}

/** Every kind of question that a game asks: the clause of its rules, and what is asked where a clause has several. */
export const PHASES = {
  "dream-factory": ["DF-S6", "DF-A2", "DF-P4", "DF-C1", "DF-C1-finish"],
  hollywood: [
    "HW-D4",
    "HW-D1-keep",
    "HW-D1-give",
    "HW-T1",
    "HW-A1",
    "HW-G1",
    "HW-G2",
    "HW-P1",
    "HW-P4-review",
    "HW-P4-rebuild",
    "HW-F2",
  ],
  "hollywood-cards": ["HC-R2", "HC-R5", "HC-G4"],
} as const satisfies Record<Game, readonly string[]>;

export const phasesOf = (game: Game): readonly string[] => PHASES[game];

const SUFFIX: Record<string, string> = { keep: "keep", give: "give", stay: "review" };

/** The phase of a question. */
export function phaseOf({ prompt }: Welcome): string | null {
  if (!prompt || prompt.answered) return null;
  const { clause, options } = prompt;
  if (clause === "HW-D1" || clause === "HW-P4")
    return `${clause}-${SUFFIX[options[0]?.verb ?? ""] ?? "rebuild"}`;
  const finishes = options.some(({ preview }) => preview.effects?.finishes);
  return clause === "DF-C1" && finishes ? "DF-C1-finish" : clause;
}

/** Setups in which a phase is likely. */
function setupFor(game: Game, phase: string): Record<string, unknown> {
  if (game === "dream-factory") return { seats: 3, ...(phase === "DF-S6" ? { edition: "2000" } : {}) };
  if (game === "hollywood-cards") return { seats: 4 };
  return { seats: phase === "HW-F2" || phase.startsWith("HW-G") ? 6 : 3 };
}

/** What leads to rare phases. */
const WISHES: Record<string, RegExp> = {
  "HW-G1": /^draft agent/,
  "HW-P4-rebuild": /^rebuild$/,
  "HC-R5": /^double$/,
};
/** Agents are played by those who care little for good films. */
function levelFor(phase: string, advice: boolean): string {
  if (phase === "HW-G2") return "random";
  return advice ? "easy" : "greedy";
}
/** More steps than any game takes. */
const MOST_STEPS = 400;
const MOST_GAMES = 40;

/** What leads to a phase, if anything does. */
function choice(options: readonly Option[], phase: string): number | null {
  const wished = options.findIndex(({ action }) => WISHES[phase]?.test(action));
  if (wished >= 0) return wished;
  const verb = options[0]?.verb;
  // The highest bid wins the right to deal.
  if (verb === "bid" && phase.startsWith("HW-D1")) return options.length - 1;
  // Who wins auctions gets films done.
  const raise = options.findIndex((option) => option.verb === "bid");
  return phase.startsWith("DF-C1") && raise >= 0 ? raise : null;
}

/** Anything, but slates are kept, and what can be placed is. */
function anyOf(options: readonly Option[]): number {
  const of = (verb: string) => options.flatMap((option, index) => (option.verb === verb ? [index] : []));
  const fitting =
    [of("stay"), of("place")].find((some) => some.length > 0) ?? options.map((_, index) => index);
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
    for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
      const setup = { ...setupFor(game, phase), ...(seats ? { seats } : {}) };
      const chair = await this.open(game, setup, levelFor(phase, advice));
      // A rare phase is taken as it comes.
      let toPass = attempt === 0 ? skip : 0;
      for (let step = 0; step < MOST_STEPS; step++) {
        const now = await this.asked(chair);
        if (!now.prompt) break;
        if (phaseOf(now) === phase && toPass-- <= 0) return chair;
        const wished = choice(now.prompt.options, phase);
        const option = wished ?? (advice ? await this.#hint(chair) : anyOf(now.prompt.options));
        await this.answer(chair, now.prompt.id, option);
      }
    }
    throw new Error(`${phase} has not come up in ${MOST_GAMES} games`);
  }

  /** A game that is over. */
  async toTheEnd(game: Game, seats: number, advice = false): Promise<Chair> {
    const chair = await this.open(game, { seats }, levelFor("", advice));
    for (let step = 0; step < MOST_STEPS; step++) {
      const now = await this.asked(chair);
      if (!now.prompt) return chair;
      const option = advice ? await this.#hint(chair) : anyOf(now.prompt.options);
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
