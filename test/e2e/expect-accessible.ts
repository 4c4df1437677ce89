import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const OPTIONS: RunOptions = { runOnly: RULES, resultTypes: ["violations"] };
const CONTEXT = { exclude: [["iframe"]] };

export type Violation = { id: string; help: string; where: string[] };

/** Ends once what is fading in or out has done so: what is half transparent has no contrast of its own. */
const SETTLED = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect, playState }) => playState === "running" && effect.getComputedTiming().endTime <= 1000)
    .map(({ finished }) => finished),
)`;

/** Ends once the page scrolls no more: what passes under a bar that stays is covered only for a moment. */
async function scrolled(page: Page): Promise<void> {
  const body = await page.locator("body").elementHandle();
  await body?.waitForElementState("stable");
}

/** What axe finds wrong with the page as it is now, frames of other hosts aside. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  await page.evaluate(axe.source);
  await scrolled(page);
  await page.evaluate(`${SETTLED}.then(() => {})`);
  const run = `axe.run(${JSON.stringify(CONTEXT)}, ${JSON.stringify(OPTIONS)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(" ")),
  }));
}

/** Fails when axe finds something wrong with the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page), "accessibility violations").toEqual([]);
}
