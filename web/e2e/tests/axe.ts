// WCAG 2.2 AA, as far as a program can tell.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function expectAccessible(page: Page, where: string): Promise<void> {
  const found = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const told = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(told, where).toEqual([]);
}

/** Shows the page in the light or the dark, whatever the reader prefers. */
export const paint = (page: Page, theme: "light" | "dark") =>
  page.evaluate((wanted) => (document.documentElement.dataset["theme"] = wanted), theme);

/** The page must not scroll sideways. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
