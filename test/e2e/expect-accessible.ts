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

/** In the page: scrolls everything that scrolls by so many pixels. */
const scrollAll = (by: number) => `for (const box of document.querySelectorAll("*")) box.scrollBy({
  top: ${by}, behavior: "instant" })`;

/** More than a target has to show, so that what is half under an edge is out from under it, or covered whole. */
const STEP_PX = 40;

/** What axe finds wrong with the page as it is now, frames of other hosts aside. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  await settleForAxe(page);
  const found = await runAxe(page, OPTIONS);
  if (!found.some(isOfSize)) return found;
  // What scrolls passes under bars and popovers, which stay: only what is small elsewhere, too, is small.
  let small = found.filter(isOfSize).flatMap(({ where }) => where);
  for (const by of [STEP_PX, -2 * STEP_PX, STEP_PX]) {
    await page.evaluate(scrollAll(by));
    const again = (await runAxe(page, { ...OPTIONS, runOnly: [SIZE] })).flatMap(({ where }) => where);
    small = small.filter((target) => again.includes(target));
  }
  return found
    .map((one) => (isOfSize(one) ? { ...one, where: small } : one))
    .filter(({ where }) => where.length > 0);
}

/** The page has axe, and nothing in it moves any more. */
async function settleForAxe(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source);
  await scrolled(page);
  await page.evaluate(`${SETTLED}.then(() => {})`);
}

const SIZE = "target-size";
const isOfSize = ({ id }: Violation) => id === SIZE;

async function runAxe(page: Page, options: RunOptions): Promise<Violation[]> {
  const run = `axe.run(${JSON.stringify(CONTEXT)}, ${JSON.stringify(options)})`;
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

/** The same in light and dark, which differ in their contrasts alone. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await settleForAxe(page);
  expect(await runAxe(page, { ...OPTIONS, runOnly: ["color-contrast"] }), "violations in the dark").toEqual(
    [],
  );
}
