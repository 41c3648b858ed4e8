// A real server with an empty data folder, on a free port. BACKLOT_BINARY names the program.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, test as base } from "@playwright/test";
import { binary } from "./offered";

/** Tests open more tables in a minute than people do in an hour. */
const LIMITS = [
  "tables_per_hour=100000",
  "requests_per_second=1000",
  "requests_at_once=2000",
  "frames_per_second=500",
  "frames_at_once=1000",
  "pages_per_second=1000",
  "pages_at_once=10000",
];

const freePort = () =>
  new Promise<number>((settle, fail) => {
    const probe = createServer();
    probe.on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === "object" && address ? address.port : 0));
    });
  });

export class Server {
  readonly url: string;
  readonly #data: string;
  #process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    data: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.#data = data;
  }

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), "backlot-e2e-")));
    await server.run();
    return server;
  }

  /** Starts the program, also again after `stop`: with the same address and data. */
  async run(): Promise<void> {
    const limits = LIMITS.flatMap((limit) => ["--limit", limit]);
    this.#process = spawn(
      binary(),
      ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.#data, ...limits],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    for (let attempt = 0; attempt < 200; attempt++) {
      const answer = await fetch(`${this.url}/api/games`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`${binary()} does not answer at ${this.url}`);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((settle) => running.once("exit", settle));
    running.kill("SIGTERM");
    await gone;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** What a page is told before it opens: no tips, and nothing moves, unless a test wants it otherwise. */
export interface Wishes {
  pace?: "calm" | "brisk" | "instant";
  theme?: "light" | "dark";
  language?: string;
  tips?: boolean;
  plain?: boolean;
  confirm?: boolean;
}

export async function prefer(page: Page, wishes: Wishes = {}): Promise<void> {
  await page.addInitScript(
    (preferences) => {
      // What is chosen later in the test stays.
      if (localStorage.getItem("backlot.preferences") === null)
        localStorage.setItem("backlot.preferences", JSON.stringify(preferences));
    },
    { pace: "instant", tips: false, ...wishes },
  );
}

export const test = base.extend<{ quiet: undefined }, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Whatever the page says on the console fails the test. */
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        // What the browser says of a connection that a test has cut is not the page's doing.
        if (!/Failed to load resource|WebSocket|ERR_/.test(message.text()))
          problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        // Everything comes from the server itself.
        if (/^(http|ws)/.test(protocol) && hostname !== "127.0.0.1") problems.push(request.url());
      });
      await use(undefined);
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
