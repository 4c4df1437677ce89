import type { Page } from "@playwright/test";
import { clickAt, REST_MS } from "./pointer.ts";

const row = (page: Page, index: number) => page.locator("[data-lead]").nth(index % 10);

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(2 * REST_MS);
  }
}

/** A press on its name, and Esc. */
export async function openLead(page: Page, index: number): Promise<void> {
  await clickAt(page, row(page, index).locator("a"));
  await page.waitForTimeout(REST_MS);
  await press(page, ["Escape"]);
}

/** Enter on a row, on to the next two leads and back by keys, and Esc. */
export async function stepThroughLeads(page: Page, index: number): Promise<void> {
  await row(page, index).focus();
  await press(page, ["Enter", "j", "j", "k", "Escape"]);
}

/** One row, then all that are shown, then none. */
export async function selectAll(page: Page, index: number): Promise<void> {
  await clickAt(page, row(page, index).locator("[data-select]"));
  await clickAt(page, page.getByRole("button", { name: /^Select all/ }));
  await press(page, ["Escape"]);
}

/** The menu of a row's status, and out of it again. Who left no address has none. */
export async function askStatus(page: Page, index: number): Promise<void> {
  await clickAt(page, page.locator("[data-status-of]").nth(index % 10));
  await press(page, ["Escape"]);
}

/** A press on the head of a column that has an order, and what it brings. */
export async function sortByHead(page: Page, index: number): Promise<void> {
  await clickAt(
    page,
    page
      .getByRole("columnheader")
      .getByRole("button")
      .nth(index % 3),
  );
  await page.waitForTimeout(2 * REST_MS);
}

/** Two letters in the search of the list, and out again. */
export async function search(page: Page): Promise<void> {
  await press(page, ["/", "a", "n", "Backspace", "Backspace", "Escape"]);
}

/** The palette, two letters in it, and out again. */
export async function findInPalette(page: Page): Promise<void> {
  await press(page, ["Control+k", "a", "n", "Escape"]);
}

/** What somebody does in the list, by name; each may be done again and again. */
export const LIST_INTERACTIONS: Record<string, (page: Page, index: number) => Promise<void>> = {
  "open a lead": openLead,
  "step through leads": stepThroughLeads,
  "select all": selectAll,
  "ask for a status": askStatus,
  "sort by head": sortByHead,
  search,
  palette: findInPalette,
};
