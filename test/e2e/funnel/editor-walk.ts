import type { Locator, Page } from "@playwright/test";
import { expect } from "../journey.ts";

export const HEADLINE = "Landing page › First screen › Headline";

/** The page of the funnel whose texts are edited. */
export async function openPage(page: Page, name: string): Promise<void> {
  const pages = page.getByRole("navigation", { name: "Pages of the funnel" });
  await pages.getByRole("link", { name }).click();
  await expect(pages.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
}

/** The page as it is being typed. */
export const preview = (page: Page) => page.getByRole("region", { name: "Preview" }).frameLocator("iframe");

/** Looks for a text, goes to its field, and writes another. */
export async function rewrite(page: Page, place: string, words: string, text: string): Promise<void> {
  const search = page.getByRole("searchbox", { name: "Search all texts" });
  await search.fill(words);
  const found = page.getByRole("region", { name: "Texts found" }).getByRole("button");
  await found.filter({ has: page.getByText(place, { exact: true }) }).click();
  await expect(page.locator(":focus")).toHaveValue(words);
  await page.locator(":focus").fill(text);
}

/** A list of the form that is open. */
export const list = (page: Page, name: string): Locator =>
  page.getByRole("group", { name, exact: true }).last();

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: "Draft saved" })).toBeVisible();
}

export async function openPublish(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Publish…" }).click();
  return page.getByRole("dialog", { name: "Publish the funnel" });
}
