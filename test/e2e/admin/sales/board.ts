import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Locator, Page } from "@playwright/test";
import { changeLead, createLead, openDashboard } from "../admin-setup.ts";
import { expect } from "../../journey.ts";

export const column = (page: Page, status: string) =>
  page.getByRole("region", { name: new RegExp(`^${status} `) });
export const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole("article", { name });

export async function countOf(page: Page, status: string): Promise<number> {
  const text = await column(page, status).getByRole("heading").textContent();
  return Number(text?.replaceAll(",", "").match(/(\d+) leads?$/)?.[1]);
}

/** A lead with a deal value. */
export async function createDeal(page: Page) {
  const lead = await createLead(page);
  await changeLead(page, lead.sessionId, "lead-status", { dealValue: 2500 });
  return lead;
}

/** Opens the board with a lead on it that has a deal value. */
export async function openBoard(page: Page) {
  const lead = await createDeal(page);
  await openDashboard(page, "?tab=sales");
  await expect(cardIn(page, "MQL", lead.name)).toBeVisible();
  return lead;
}

export async function stored(page: Page, name: string): Promise<AssessmentView> {
  const found = await page.request.get("/api/assessments", { params: { search: name } });
  const [lead]: AssessmentView[] = await found.json();
  if (!lead) throw new Error("The lead is not in the list.");
  return lead;
}

export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("It has to be in view.");
  return box;
}

/** Takes a card to a point of the screen, and keeps it in hand. */
export async function carry(page: Page, card: Locator, x: number, y: number): Promise<void> {
  const start = await boxOf(card);
  await page.mouse.move(start.x + 40, start.y + 14);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 24, { steps: 2 });
  await page.mouse.move(x, y, { steps: 6 });
}

export async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  const end = await boxOf(to);
  await carry(page, card, end.x + end.width / 2, end.y + 120);
  await page.mouse.up();
}
