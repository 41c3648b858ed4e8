// The rules in the reader's language, loaded when somebody opens them.

import type { RulesBlock } from "../../build/rules";

const PAGES = import.meta.glob<RulesBlock[]>(
  ["../../../locales/*/rules/*.md", "../../../crates/*/rules.md"],
  { import: "default" },
);

/** The page of a game, in English if the language has none; the clauses of a game that has no page at all. */
export async function rulesOf(game: string, language: string): Promise<RulesBlock[]> {
  const paths = [language, "en"].map((one) => `locales/${one}/rules/${game}.md`);
  for (const path of [...paths, `crates/backlot-${game}/rules.md`]) {
    const load = PAGES[`../../../${path}`];
    if (load) return load();
  }
  return [];
}
