import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const OPTIONS: RunOptions = { runOnly: RULES, resultTypes: ["violations"] };
const CONTEXT = { exclude: [["iframe"]] };

/** Fails when axe finds something wrong with the page as it is now, frames of other hosts aside. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(CONTEXT)}, ${JSON.stringify(OPTIONS)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(" ")),
  }));
  expect(found, "accessibility violations").toEqual([]);
}
