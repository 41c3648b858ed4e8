// Rules pages: Markdown of `locales/LANGUAGE/rules/GAME.md` becomes HTML when the page is built.
//
// `[#DF-C5]` before a paragraph, heading or list item makes it the target of `#DF-C5`; `![caption](art:NAME)` alone in a
// paragraph is a drawing of the game.

import { Marked } from "marked";
import type { Plugin } from "vite";

export type RulesBlock = { html: string } | { art: string; caption: string };

const ANCHORS = /^((?:\[#[A-Z0-9-]+\]\s*)+)/;
const PICTURE = /^!\[([^\]]*)\]\(art:([\w-]+)\)$/;

/** A page of rules in pieces: text, and drawings between. */
export function rulesBlocks(markdown: string): RulesBlock[] {
  const marked = new Marked();
  const blocks: RulesBlock[] = [];
  let text: string[] = [];
  const flush = () => {
    if (text.some((line) => line.trim() !== ""))
      blocks.push({ html: anchored(marked.parse(text.join("\n")) as string) });
    text = [];
  };
  for (const line of markdown.split("\n")) {
    const picture = PICTURE.exec(line.trim());
    if (picture) {
      flush();
      blocks.push({ art: picture[2] ?? "", caption: picture[1] ?? "" });
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

export function rulesPages(): Plugin {
  return {
    name: "backlot-rules",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(rulesBlocks(code))};`, map: null };
    },
  };
}
