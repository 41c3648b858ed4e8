// Requests to the server. What it refuses comes back as `Refusal`, with words for people.

import type { Component, GameInfo, Refused, Seated, TableSummary } from "./types";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined)
    headers["content-type"] = typeof body === "string" ? "text/plain" : "application/json";
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(path, init).catch(() => {
    throw new Refusal("unreachable", "", "");
  });
  if (!response.ok) throw await refusal(response);
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as T;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const body = (await response.json()) as Refused;
    return new Refusal(body.code, body.message, body.hint);
  } catch {
    return new Refusal(`http-${response.status}`, response.statusText, "");
  }
}

export interface OpenTable {
  game: string;
  setup: Record<string, unknown>;
  name?: string;
  players: string[];
  level?: string;
  public?: boolean;
  help?: boolean;
  clock?: unknown;
  hash?: string;
  /** The number of a prepared deal. */
  prepared?: number;
}

const asked = new Map<string, Promise<unknown>>();

/** These facts about each game; asked once. */
async function fetchFacts<K extends keyof GameInfo>(...fields: K[]): Promise<Pick<GameInfo, K>[]> {
  const path = `/api/games?fields=${fields.join(",")}`;
  const reply = asked.get(path) ?? request<{ games: Pick<GameInfo, K>[] }>("GET", path);
  asked.set(path, reply);
  reply.catch(() => asked.delete(path));
  return ((await reply) as { games: Pick<GameInfo, K>[] }).games;
}

/** What the shelf shows. */
export const fetchShelf = () => fetchFacts("id", "seats");

/** What can be chosen before a game; `null` if there is no such game. */
export const fetchChoices = async (game: string) =>
  (await fetchFacts("id", "seats", "default_seats", "options")).find((one) => one.id === game) ?? null;

/** Everything in the box of a game, by id. */
export async function fetchComponents(game: string): Promise<ReadonlyMap<string, Component>> {
  const box = (await fetchFacts("id", "components")).find((one) => one.id === game)?.components ?? [];
  return new Map(box.map((one) => [one.id, one]));
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const fetchTables = () =>
  request<{ tables: TableSummary[] }>("GET", "/api/tables").then((reply) => reply.tables);
export const fetchDoor = (id: string) => request<TableSummary>("GET", table(id));
export const openTable = (wish: OpenTable) => request<Seated>("POST", "/api/tables", wish);
export const sitDown = (id: string, wish: { name: string; seat?: number; hash?: string }) =>
  request<Seated>("POST", `${table(id)}/seats`, wish);
export const takeOver = (id: string, code: string) => request<Seated>("POST", `${table(id)}/moves`, { code });
export const fetchRecord = (id: string) => request<string>("GET", `${table(id)}/record`);
export const deleteTable = (id: string, secret: string) =>
  request<unknown>("DELETE", table(id), undefined, secret);

/** A replay: the record is sent along, nothing is stored. */
export const fetchReplay = <T>(record: string, query: string) =>
  request<T>("POST", `/api/replays?${query}`, record);
export const fetchTableReplay = <T>(id: string, query: string) =>
  request<T>("GET", `${table(id)}/replay?${query}`);
