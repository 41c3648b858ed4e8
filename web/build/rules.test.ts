import { expect, it } from "vitest";
import { rulesBlocks } from "./rules.ts";

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
