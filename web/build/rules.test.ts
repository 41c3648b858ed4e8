import { expect, it } from "vitest";
import { pageOfClauses, rulesBlocks } from "./rules.ts";

it("makes clauses addresses and keeps drawings apart", () => {
  const blocks = rulesBlocks(
    "# Title\n\n[#DF-A1] [#DF-A2] One *bids*.\n\n![A lot](art:df-lot)\n\n- [#DF-C1] Place it.\n",
  );
  expect(blocks).toHaveLength(3);
  expect(blocks[1]).toEqual({ art: "df-lot", caption: "A lot" });
  const [first, , last] = blocks;
  expect(first && "html" in first && first.html).toContain('id="DF-A2"');
  expect(first && "html" in first && first.html).toContain("<em>bids</em>");
  expect(last && "html" in last && last.html).toContain('<li><span class="clause" id="DF-C1">');
});

const html = (markdown: string): string =>
  rulesBlocks(markdown)
    .map((block) => ("html" in block ? block.html : ""))
    .join("");

it("makes rulings buttons that name their clause and open their reason", () => {
  const page = html(
    '[#DF-A1] One. {ruling: Because\n*so* "it" is.} Two.\n\n![A lot](art:df-lot)\n\n- **Three** {ruling: Why not}\n',
  );
  const buttons = [...page.matchAll(/<button type="button" class="ruling" ([^>]*)><\/button>/g)];
  expect(buttons.map((button) => button[1])).toEqual([
    'data-clause="DF-A1" aria-expanded="false" aria-controls="ruling-1"',
    'data-clause="DF-A1" aria-expanded="false" aria-controls="ruling-2"',
  ]);
  expect(page).toContain(
    '<span class="reason" id="ruling-1" hidden>Because\n<em>so</em> &quot;it&quot; is.</span> Two.</p>',
  );
  expect(page).toContain('<span class="reason" id="ruling-2" hidden>Why not</span></li>');
  expect(page).not.toContain("{ruling");
});

it("counts a ruling to no clause of another section", () => {
  const page = html("[#DF-A1] One.\n\n## Two\n\nThree. {ruling: why}\n");
  expect(page).toContain('data-clause=""');
});

it("keeps the place of the sentence about the components", () => {
  const blocks = rulesBlocks("# Title\n\n{components}\n\nMore.\n");
  expect(blocks).toHaveLength(3);
  expect(blocks[1]).toEqual({ note: "components" });
});

it("makes a page of the clauses where a game has no other", () => {
  const rules =
    "# Toy\n\nShort.\n\n## Set-up\n- TO-S1 Two play; ruling: or three.\n\n## What is hidden\nAll.\n";
  const page = pageOfClauses(rules);
  expect(page).toBe("# Toy\n\nShort.\n\n## Set-up\n- [#TO-S1] Two play; ruling: or three.\n\n{components}\n");
  expect(rulesBlocks(page)).toEqual([
    { html: expect.stringContaining('<li><span class="clause" id="TO-S1">TO-S1</span> Two play') as string },
    { note: "components" },
  ]);
});
