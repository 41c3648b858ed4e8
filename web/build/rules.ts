// Rules pages: Markdown of `locales/LANGUAGE/rules/GAME.md` becomes HTML when the page is built. A game that has no such page
// shows the clauses of its `rules.md`.
//
// `[#DF-C5]` before a paragraph, heading or list item makes it the target of `#DF-C5`; `{ruling: reason}` after a sentence
// marks a ruling of ours; `![caption](art:NAME)` alone in a paragraph is a drawing of the game; `{components}` alone in a
// paragraph is the message that says which components are printed facts.

import { Marked } from "marked";
import type { Plugin } from "vite";

export type RulesBlock = { html: string } | { art: string; caption: string } | { note: "components" };

const ANCHORS = /^((?:\[#[A-Z0-9-]+\]\s*)+)/;
const PICTURE = /^!\[([^\]]*)\]\(art:([\w-]+)\)$/;

/** A page of rules in pieces: text, and drawings between. */
export function rulesBlocks(markdown: string): RulesBlock[] {
  const marked = new Marked();
  const blocks: RulesBlock[] = [];
  const marks = rulingMarks();
  let text: string[] = [];
  const flush = () => {
    if (text.some((line) => line.trim() !== ""))
      blocks.push({ html: marks(anchored(marked.parse(text.join("\n")) as string)) });
    text = [];
  };
  for (const line of markdown.split("\n")) {
    const picture = PICTURE.exec(line.trim());
    if (picture) {
      flush();
      blocks.push({ art: picture[2] ?? "", caption: picture[1] ?? "" });
    } else if (line.trim() === "{components}") {
      flush();
      blocks.push({ note: "components" });
    } else text.push(line);
  }
  flush();
  return blocks;
}

/** Turns the anchors at the start of an element into empty spans with ids. */
function anchored(html: string): string {
  return html.replace(
    /(<(?:p|li|h[1-6]|td)>)(\s*)((?:\[#[A-Z0-9-]+\]\s*)+)/g,
    (_, open: string, _space, marks: string) => {
      const ids = ANCHORS.exec(marks)?.[1]?.match(/#[A-Z0-9-]+/g) ?? [];
      const spans = ids.map((id) => `<span class="clause" id="${id.slice(1)}">${id.slice(1)}</span>`);
      return `${open}${spans.join(" ")} `;
    },
  );
}

/**
 * Turns rulings into a button and a reason that it shows, piece after piece of a page. The button has no words yet: these
 * are messages. It names the clause that it stands in.
 */
function rulingMarks(): (html: string) => string {
  let clause = "";
  let count = 0;
  return (html) =>
    html.replace(
      /<span class="clause" id="([^"]+)">|<h[1-6]>|\s*\{ruling:\s*([^}]*?)\s*\}/g,
      (found, id: string | undefined, reason: string | undefined) => {
        if (reason === undefined) {
          clause = id ?? "";
          return found;
        }
        count += 1;
        const name = `ruling-${count}`;
        return (
          ` <button type="button" class="ruling" data-clause="${clause}" aria-expanded="false" aria-controls="${name}">` +
          `</button><span class="reason" id="${name}" hidden>${reason}</span>`
        );
      },
    );
}

const CLAUSE = /^- ([A-Z]{2}-[A-Z]+[0-9]+[a-z]?) (.*)$/;

/** The clauses of a `rules.md` as a page, without the sections that are for programs. */
export function pageOfClauses(rules: string): string {
  const forPeople = rules.split("\n## What is hidden")[0] ?? "";
  const lines = forPeople.split("\n").map((line) => line.replace(CLAUSE, "- [#$1] $2"));
  return `${lines.join("\n").trimEnd()}\n\n{components}\n`;
}

export function rulesPages(): Plugin {
  return {
    name: "backlot-rules",
    enforce: "pre",
    transform(code, id) {
      const path = id.split("?")[0] ?? "";
      if (!path.endsWith(".md")) return null;
      const page = path.endsWith("/rules.md") ? pageOfClauses(code) : code;
      return { code: `export default ${JSON.stringify(rulesBlocks(page))};`, map: null };
    },
  };
}
