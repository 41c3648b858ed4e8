// Words from `locales/`: every text that people see. A language is a folder; its files are loaded when they are needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Seat, Text } from "../api/types";
import { preferences } from "./preferences.svelte";

const FILES = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default" });

/** Files that every screen needs. */
const SHARED = ["shared", "page", "table"];

const path = (language: string, file: string) => `../../../locales/${language}/${file}.ftl`;

/** The languages that there are, English first. */
export const LANGUAGES: string[] = [
  ...new Set(Object.keys(FILES).map((file) => file.split("/").at(-2) ?? "")),
].sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

/** The language for somebody who has these wishes: the first that we have, or English. */
export function bestLanguage(wishes: readonly string[], have: readonly string[] = LANGUAGES): string {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split("-")[0] ?? "";
    if (have.includes(short)) return short;
  }
  return "en";
}

/** Who the seats of a text are, for the reader. */
export interface Cast {
  names: readonly string[];
  me: Seat | null;
}

/** A number as the server writes it. */
const DECIMAL = /^[+-]?\d+\.\d+$/;

const NOBODY: Cast = { names: [], me: null };

class Texts {
  language = $state("en");
  /** Grows with every file that has arrived, so that what was shown without it is shown anew. */
  #arrived = $state(0);
  #bundles = new Map<string, FluentBundle>();
  #files = new Map<string, Promise<void>>();
  #keys = new Map<string, string[]>();
  #wanted = new Set<string>(SHARED);

  /** Loads the language that fits, with the files that all screens need. */
  async start(): Promise<void> {
    const wish = preferences.get("language");
    await this.use(wish ? bestLanguage([wish]) : bestLanguage(navigator.languages));
  }

  async use(language: string): Promise<void> {
    await Promise.all([...this.#wanted].map((file) => this.#load(language, file)));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Makes the messages of more files known, such as those of a game. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.#wanted.add(file);
    await Promise.all(files.map((file) => this.#load(this.language, file)));
  }

  /** English stands in for what a language does not have. */
  async #load(language: string, file: string): Promise<void> {
    const languages = language === "en" ? ["en"] : [language, "en"];
    await Promise.all(languages.map((one) => this.#loadOne(one, file)));
  }

  #loadOne(language: string, file: string): Promise<void> {
    const name = path(language, file);
    const known = this.#files.get(name);
    if (known) return known;
    const load = FILES[name];
    if (!load) return Promise.resolve();
    const promise = load().then((text) => {
      const resource = new FluentResource(text);
      if (language === "en")
        this.#keys.set(
          file,
          resource.body.map((entry) => entry.id),
        );
      this.#bundle(language).addResource(resource, { allowOverrides: true });
      this.#arrived += 1;
    });
    this.#files.set(name, promise);
    return promise;
  }

  #bundle(language: string): FluentBundle {
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.#bundles.set(language, bundle);
    }
    return bundle;
  }

  /** The keys of a file's messages. They are the same in all languages. */
  keys(file: string): string[] {
    void this.#arrived;
    return this.#keys.get(file) ?? [];
  }

  has(key: string): boolean {
    void this.#arrived;
    return [this.language, "en"].some((language) => this.#bundles.get(language)?.hasMessage(key));
  }

  /** The message `key` in words. A key that nobody knows is shown as it is: better odd than empty. */
  message(key: string, args: Record<string, FluentVariable> = {}): string {
    void this.#arrived;
    for (const language of [this.language, "en"]) {
      const bundle = this.#bundles.get(language);
      const pattern = bundle?.getMessage(key)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
    }
    return key;
  }

  /** A text from the server in words, for a reader who sits where `cast` says. */
  render(text: Text, cast: Cast = NOBODY): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, argument] of text.args ?? []) {
      if ("number" in argument) args[name] = argument.number;
      else if ("name" in argument)
        args[name] = DECIMAL.test(argument.name)
          ? argument.name.replace(".", this.message("decimal-sign"))
          : argument.name;
      else if ("text" in argument) args[name] = this.render(argument.text, cast);
      else if ("list" in argument)
        args[name] = this.list(argument.list.map((item) => this.render(item, cast)));
      else {
        args[name] = this.seat(argument.seat, cast);
        args[`${name}Is`] = argument.seat === cast.me ? "you" : "other";
      }
    }
    return this.message(text.key, args);
  }

  /** The name of who sits there. */
  seat(seat: Seat, cast: Cast): string {
    return cast.names[seat] ?? this.message("player-numbered", { number: seat + 1 });
  }

  /** Words joined as the language does. */
  list(words: readonly string[]): string {
    const [first, second] = words;
    if (first === undefined) return this.message("list-none");
    if (second === undefined) return first;
    if (words.length === 2) return this.message("list-two", { first, second });
    const last = words[words.length - 1] ?? "";
    const head = words.slice(0, -1).reduce((a, b) => this.message("list-comma", { first: a, second: b }));
    return this.message("list-last", { first: head, second: last });
  }
}

export const texts = new Texts();

/** The message `key` in words. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => texts.message(key, args);
