// One viewer's connection to a table: a socket that comes back by itself, the newest state, and the state that is
// shown, which follows step by step so that eyes can keep up with quick bots.

import { Refusal } from "../api/http";
import type {
  ClientFrame,
  GameEvent,
  Hint,
  HostAction,
  Order,
  Reaction,
  Refused,
  ServerFrame,
  Welcome,
} from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { type TableFrame, type TableState, reduce } from "./state";

export type Link = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** More waiting steps than this are not worth watching: somebody was away. */
const MOST_WAITING = 40;
/** A server that has said nothing for this long is asked for a sign. */
const SILENCE = 25_000;

type Waiting = { settle: (frame: ServerFrame) => void; fail: (why: Refusal) => void };

export class TableConnection {
  /** What is on the screen. */
  shown: TableState | null = $state.raw(null);
  /** What the server said last. */
  newest: TableState | null = $state.raw(null);
  link: Link = $state("connecting");
  /** Why the table can't be opened (any more): the code of a refusal or of `bye`. */
  ending: { code: string; message: string } | null = $state(null);

  /** How long the board needs for what happened; the game that is played knows. */
  staging: (events: readonly GameEvent[]) => number = () => 0;

  readonly table: string;
  #secret: string | null;
  #socket: WebSocket | null = null;
  #queue: { frame: TableFrame; heard: number }[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #wait = FIRST_WAIT;
  #ids = 0;
  #waiting = new Map<number, Waiting>();
  #heardAt = 0;
  #online = () => this.#hurry();

  constructor(table: string, secret: string | null) {
    this.table = table;
    this.#secret = secret;
    addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#online);
    this.#pulse = setInterval(() => this.#checkPulse(), 5000);
    this.#connect();
  }

  /** Whether steps wait to be shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  close(): void {
    this.link = "closed";
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#online);
    document.removeEventListener("visibilitychange", this.#online);
    this.#socket?.close();
    this.#failAll();
  }

  /** Shows at once all that has happened. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.shown = this.newest;
  }

  answer(option: number): Promise<ServerFrame> {
    return this.#send({ type: "answer", prompt: this.#prompt(), option });
  }

  batch(actions: string[]): Promise<ServerFrame> {
    return this.#send({ type: "batch", prompt: this.#prompt(), actions });
  }

  undo(): Promise<ServerFrame> {
    return this.#send({ type: "undo" });
  }

  order(order: Order | null): Promise<ServerFrame> {
    return this.#send({ type: "order", order });
  }

  say(text: string, name?: string): Promise<ServerFrame> {
    return this.#send(name ? { type: "say", text, name } : { type: "say", text });
  }

  react(reaction: Reaction): Promise<ServerFrame> {
    return this.#send({ type: "react", reaction });
  }

  number(proof: { hash: string } | { number: string }): Promise<ServerFrame> {
    return this.#send({ type: "number", ...proof });
  }

  host(action: HostAction): Promise<ServerFrame> {
    return this.#send({ type: "host", ...action });
  }

  hint(): Promise<Hint> {
    return this.#send({ type: "hint" }) as Promise<Hint>;
  }

  nameFilm(film: string, text: string): Promise<ServerFrame> {
    return this.#send({ type: "name-film", film, text });
  }

  ask(frame: ClientFrame): Promise<ServerFrame> {
    return this.#send(frame);
  }

  #prompt(): number {
    return this.newest?.prompt?.id ?? -1;
  }

  #connect(): void {
    if (this.link === "closed") return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: ClientFrame = { type: "hello", version: 1, views: "changes" };
      if (this.#secret) hello.secret = this.#secret;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as ServerFrame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#dropped();
    };
  }

  #dropped(): void {
    this.#socket = null;
    this.#failAll();
    if (this.link === "closed" || this.ending) return;
    this.link = this.newest ? "lost" : "connecting";
    // A little chance keeps a crowd from coming back at the same moment after a restart.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks at the page again: don't wait. */
  #hurry(): void {
    if (document.visibilityState === "hidden" || this.link === "closed" || this.ending) return;
    this.#wait = FIRST_WAIT;
    if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  }

  #checkPulse(): void {
    const silent = Date.now() - this.#heardAt;
    if (this.link !== "open" || silent < SILENCE) return;
    if (silent > 2 * SILENCE) {
      // A socket that is dead without knowing it, as after sleep.
      const dead = this.#socket;
      this.#dropped();
      dead?.close();
    } else this.#send({ type: "ping" }).catch(() => undefined);
  }

  #failAll(): void {
    for (const waiting of this.#waiting.values()) waiting.fail(new Refusal("unreachable", "", ""));
    this.#waiting.clear();
  }

  #send(frame: ClientFrame): Promise<ServerFrame> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || this.link !== "open")
      return Promise.reject(new Refusal("unreachable", "", ""));
    const id = ++this.#ids;
    socket.send(JSON.stringify({ ...frame, id }));
    return new Promise((settle, fail) => this.#waiting.set(id, { settle, fail }));
  }

  #hear(frame: ServerFrame): void {
    this.#heardAt = Date.now();
    if (frame.type === "refused") this.#refused(frame);
    else if (frame.type === "bye") {
      if (frame.code !== "shutting-down") this.ending = { code: frame.code, message: frame.message };
    } else {
      if (frame.type === "welcome") this.#welcomed(frame);
      else if (frame.type === "update" || frame.type === "talk") this.#follow(frame);
      const re = "re" in frame ? frame.re : undefined;
      if (re !== undefined) {
        this.#waiting.get(re)?.settle(frame);
        this.#waiting.delete(re);
      }
    }
  }

  #refused(frame: Refused): void {
    const waiting = frame.re === undefined ? undefined : this.#waiting.get(frame.re);
    if (waiting && frame.re !== undefined) {
      this.#waiting.delete(frame.re);
      waiting.fail(new Refusal(frame.code, frame.message, frame.hint));
    } else if (["no-such-table", "bad-secret", "bad-version", "other-rules"].includes(frame.code)) {
      this.ending = { code: frame.code, message: frame.message };
    }
  }

  #welcomed(frame: Welcome): void {
    this.link = "open";
    this.#wait = FIRST_WAIT;
    this.newest = reduce(this.newest, frame, Date.now());
    this.catchUp();
  }

  #follow(frame: TableFrame): void {
    const heard = Date.now();
    const missed = this.newest && frame.seq > this.newest.seq + 1;
    try {
      if (missed) throw new Error("a number is missing");
      this.newest = reduce(this.newest, frame, heard);
    } catch {
      // The protocol's advice where a number is missing or changes don't fit: connect again and take the whole position.
      this.#socket?.close();
      return;
    }
    this.#queue = [...this.#queue, { frame, heard }];
    if (this.#queue.length > MOST_WAITING || document.visibilityState === "hidden") this.catchUp();
    else if (this.#timer === undefined) this.#showNext();
  }

  #showNext(): void {
    this.#timer = undefined;
    const [next, ...rest] = this.#queue;
    if (!next) return;
    this.#queue = rest;
    this.shown = reduce(this.shown, next.frame, next.heard);
    const pause = this.#restAfter(next.frame);
    if (pause > 0) this.#timer = setTimeout(() => this.#showNext(), pause);
    else this.#showNext();
  }

  /** What I did myself needs no pause unless much follows from it, nor does what is not of the game. */
  #restAfter(frame: TableFrame): number {
    if (frame.type !== "update" || !frame.events?.length) return 0;
    return Math.max(frame.re === undefined ? preferences.rest : 0, this.staging(frame.events));
  }
}
