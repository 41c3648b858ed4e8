// What people choose about the page itself. Kept in this browser only.

import { keep, kept } from "./storage";

export type Pace = "calm" | "brisk" | "instant";

interface Stored {
  theme: "auto" | "light" | "dark";
  language: string;
  pace: Pace;
  sound: boolean;
  confirm: boolean;
  tips: boolean;
  /** Plain boards: words instead of pictures. `?plain` in an address chooses them, too. */
  plain: boolean;
  name: string;
}

const KEY = "backlot.preferences";

const USUAL: Stored = {
  theme: "auto",
  language: "",
  pace: "calm",
  sound: false,
  confirm: true,
  tips: true,
  plain: false,
  name: "",
};

class Preferences {
  #values: Stored = $state({ ...USUAL, ...kept<Partial<Stored>>(KEY, {}) });
  #prefersDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  reducedMotion = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#prefersDark = event.matches;
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.reducedMotion = event.matches;
    });
  }

  get<K extends keyof Stored>(name: K): Stored[K] {
    return this.#values[name];
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.#values[name] = value;
    keep(KEY, this.#values);
  }

  get dark(): boolean {
    const theme = this.#values.theme;
    return theme === "dark" || (theme === "auto" && this.#prefersDark);
  }

  /** How long things travel over the board, in milliseconds. */
  get travel(): number {
    if (this.reducedMotion || this.#values.pace === "instant") return 0;
    return this.#values.pace === "calm" ? 480 : 260;
  }

  /** How long a step of somebody else stays before the next is shown. */
  get rest(): number {
    if (this.#values.pace === "instant") return 0;
    return this.#values.pace === "calm" ? 750 : 320;
  }
}

export const preferences = new Preferences();
