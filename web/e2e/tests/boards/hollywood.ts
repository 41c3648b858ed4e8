import type { Page } from "@playwright/test";
import type { Board, Option, Question } from "../offered";

/** Into a film, once a card of the shelf is chosen. */
const PUT = ".board .place .button.main:enabled, .board .bar .button.main:enabled";

const wish = (action: RegExp) => (options: readonly Option[]) =>
  options.findIndex((one) => action.test(one.action));
/** The highest bid wins the right to deal. */
const deal = (options: readonly Option[]) => (options[0]?.verb === "bid" ? options.length - 1 : -1);

const KINDS: Record<string, string> = { keep: "keep", give: "give", stay: "review" };

/** The solver's films, so that receipts are seen. */
async function build(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const plan = page.getByRole("button", { name: "Build these films for me" });
  await page.locator(".hint").waitFor();
  if (await plan.isVisible()) await plan.click();
  else await page.locator(".hint").getByRole("button", { name: "Close" }).click();
  await page.waitForTimeout(800);
}

export default {
  offers: [
    ".bids button:enabled",
    ".slates .button.main:enabled, .rivals .button.main:enabled",
    PUT,
    ".board button.holder:enabled:not(.locked)",
  ],
  phases: {
    "HW-D4": {},
    "HW-D1-keep": { choose: deal },
    "HW-D1-give": { choose: deal },
    "HW-T1": { later: 9 },
    "HW-A1": { later: 1, crowd: 6 },
    "HW-G1": { choose: wish(/^draft agent/), setup: { seats: 6 } },
    // Agents are played by those who care little for good films.
    "HW-G2": { level: "random", setup: { seats: 6 }, rare: true },
    "HW-P1": { before: build },
    "HW-P4-review": { crowd: 6 },
    "HW-P4-rebuild": { choose: wish(/^rebuild$/) },
    "HW-F2": { setup: { seats: 6 }, rare: true },
  },
  phaseOf: ({ clause, options }: Question) =>
    clause === "HW-D1" || clause === "HW-P4"
      ? `${clause}-${KINDS[options[0]?.verb ?? ""] ?? "rebuild"}`
      : clause,
  setup: { seats: 3 },
  leadsOn: ["stay"],
} satisfies Board;
