// The rules in the reader's language, loaded when somebody opens them.

import type { RulesBlock } from "../../build/rules";

const PAGES = import.meta.glob<RulesBlock[]>("../../../locales/*/rules/*.md", { import: "default" });

/** The page of a game, in English if the language has none. */
export async function rulesOf(game: string, language: string): Promise<RulesBlock[]> {
  for (const one of [language, "en"]) {
    const load = PAGES[`../../../locales/${one}/rules/${game}.md`];
    if (load) return load();
  }
  return [];
}
