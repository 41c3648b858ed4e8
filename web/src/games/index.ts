// The games that the page can show. Each is loaded when it is opened.

import type { GameId } from "../api/types";
import type { GameModule } from "./contract";

const LOADERS: Record<GameId, () => Promise<{ default: GameModule }>> = {
  "dream-factory": () => import("./dream-factory") as unknown as Promise<{ default: GameModule }>,
  hollywood: () => import("./hollywood") as unknown as Promise<{ default: GameModule }>,
  "hollywood-cards": () => import("./hollywood-cards") as unknown as Promise<{ default: GameModule }>,
};

/** Players and minutes are facts of the boxes; the words are in `page.ftl`. */
export const SHELF: { id: GameId; players: [number, number]; minutes: number }[] = [
  { id: "dream-factory", players: [2, 5], minutes: 45 },
  { id: "hollywood", players: [2, 6], minutes: 40 },
  { id: "hollywood-cards", players: [3, 4], minutes: 20 },
];

export const isGame = (id: string): id is GameId => id in LOADERS;

export const loadGame = (id: GameId): Promise<GameModule> => LOADERS[id]().then((module) => module.default);
