import type { Locator, Page } from "@playwright/test";
import { createHub } from "../hub/hub-setup.ts";
import { expect, signInUnseen } from "../journey.ts";

export const STAFF = "grace@example.com";

/** A name that no other journey uses. */
export function freshName(words: string): string {
  return `${words} ${Math.random().toString(36).slice(2, 10)}`;
}

/** A lead with a name of its own: completed, tier 4, score 45. */
export async function createLead(page: Page, words = "Ada Lovelace", changes: Record<string, unknown> = {}) {
  const name = freshName(words);
  const email = `${name.replaceAll(/[^a-z0-9]+/gi, ".").toLowerCase()}@analytical.example`;
  const sessionId = await createHub(page.request, { name, email, ...changes });
  return { name, email, sessionId };
}

/** The number that staff know a lead by. */
export async function leadId(page: Page, email: string): Promise<number> {
  const found = await page.request.get("/api/assessments", { params: { search: email } });
  const [row]: { id: number }[] = await found.json();
  if (!row) throw new Error("The lead is not in the list.");
  return row.id;
}

/** Signs in and opens the dashboard where `query` says. */
export async function openDashboard(page: Page, query = ""): Promise<void> {
  const isSignedIn = (await page.request.get("/api/auth/user", { maxRetries: 2 })).ok();
  if (!isSignedIn) await signInUnseen(page.request, STAFF);
  await page.goto(`/admin${query}`);
  // On a narrow screen, an open lead covers it.
  await expect(page.getByText(`Logged in as ${STAFF}`)).toBeAttached();
}

/** The row of a lead, found by searching for it. */
export async function findRow(page: Page, name: string): Promise<Locator> {
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill(name);
  const row = page.getByRole("row", { name });
  await expect(row).toBeVisible();
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  return row;
}

/** A lead of the list, opened beside it. */
export async function findCard(page: Page, name: string): Promise<Locator> {
  const lead = await openBeside(page, await findRow(page, name));
  // Another lead may have stood there until now.
  await expect(lead.getByRole("heading", { name }).first()).toBeVisible();
  return lead;
}

/** The lead of a row, opened beside the list. */
export async function openBeside(page: Page, row: Locator): Promise<Locator> {
  await row.getByRole("link").click();
  const lead = page.getByRole("region", { name: "Open lead" });
  await expect(lead.getByRole("button", { name: "Related Assessments" })).toBeVisible();
  return lead;
}

/** Opens a section of a lead, if it is closed, as soon as there is something in it; it is read when it is in view. */
export async function openSection(lead: Locator, title: string): Promise<void> {
  const section = lead.getByRole("region", { name: title });
  await section.scrollIntoViewIfNeeded();
  const fold = section.getByRole("button", { name: title, exact: true });
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
}

/** What another member of staff changes in a lead meanwhile. */
export async function changeLead(page: Page, sessionId: string, part: string, data: unknown): Promise<void> {
  const response = await page.request.patch(`/api/assessment/${sessionId}/${part}`, { data });
  expect(response.ok()).toBe(true);
}

/** Makes a call fail with a status, as the server would say it. */
export async function failCall(page: Page, pattern: string, status = 500): Promise<void> {
  const code = status === 401 ? "unauthorized" : "internal";
  const message = status === 401 ? "Unauthorized: please sign in." : "Something went wrong on our end.";
  await page.route(pattern, (route) => route.fulfill({ status, json: { code, message } }));
}

/** The one toast there is. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator("[role=status], [role=alert]").getByText(text, { exact: true }).first();
}

/** Goes to a tab. On a phone those that are not used standing up wait behind 'More'. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name });
  const more = page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" });
  await expect(page.getByRole("tab").first()).toBeVisible();
  if (!(await tab.isVisible()) && (await more.isVisible())) await more.click();
  await tab.click();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

/** The filters that are not set wait behind one button. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await expect(filters).toBeVisible();
  return filters;
}
