import type { Page } from "@playwright/test";
import {
  HOSTILE_ANSWERS,
  HOSTILE_CAMPAIGN,
  HOSTILE_NAMES,
  HOSTILE_NOTES,
  HOSTILE_STEPS,
  hostileUrl,
} from "../../setup/content/hostile-texts.ts";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { createHub } from "../hub/hub-setup.ts";
import { expect, test } from "../journey.ts";
import { changeLead, freshName, openDashboard, openTab } from "./admin-setup.ts";
import { LAID_OUT, LARGE_TEXT, screenFaults } from "./screen-faults.ts";

const NAMES = HOSTILE_NAMES.filter((name) => name !== null);
const { frustration, targetRevenue } = HOSTILE_ANSWERS;
const ANSWERS = { ...QUIZ_ANSWERS, q6_frustration: frustration, q8_targetRevenue: targetRevenue };

const of = (list: readonly string[], index: number) => list[index % list.length] ?? "";

/** Leads of which every text is one that screens break on; found by the word that is returned. */
async function createHostileLeads(page: Page): Promise<string> {
  const word = freshName("hostile").replace(" ", ".");
  for (let index = 0; index < NAMES.length; index++) {
    const touch = { utm_campaign: HOSTILE_CAMPAIGN, landingPath: "/", at: new Date().toISOString() };
    const sessionId = await createHub(page.request, {
      name: of(NAMES, index),
      email: `${"very.long.".repeat(5)}${word}.${index}@example.com`,
      businessUrl: hostileUrl(index),
      answers: ANSWERS,
      attribution: { first: touch },
    });
    await changeLead(page, sessionId, "admin-notes", { adminNotes: of(HOSTILE_NOTES, index) });
    await changeLead(page, sessionId, "lead-status", { dealValue: 1_000_000_000_000 });
    const [lead] = await (await page.request.get(`/api/assessments?search=${word}&limit=1`)).json();
    const step = { nextAction: of(HOSTILE_STEPS, index), nextActionAt: new Date().toISOString() };
    const planned = await page.request.patch(`/api/leads/${lead.id}/next-action`, { data: step });
    expect(planned.ok()).toBe(true);
  }
  return word;
}

const TABS = ["Sales Stage", "Next calls", "Analytics", "Ads"] as const;

test("names, notes and steps of any length and script fit every tab and the lead, at any width", async ({
  page,
}) => {
  test.slow();
  await openDashboard(page);
  const word = await createHostileLeads(page);
  const fits = async (place: string) => {
    await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => screenFaults(page), `${place} at ${width}`).toEqual([]);
    }
    // Rows that are out of sight have no text for axe.
    await page.evaluate(LAID_OUT);
    await expectAccessible(page);
  };
  await openDashboard(page, `?tab=sales&search=${word}`);
  for (const tab of TABS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTab(page, tab);
    await fits(tab);
  }
  await openDashboard(page, `?search=${word}`);
  await fits("Assessments");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("[data-lead]").first().getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem").first()).toBeVisible();
  await fits("lead");
  await page.setViewportSize({ width: 390, height: 844 });
  const fitsLarge = async (place: string) => {
    await page.evaluate(LARGE_TEXT);
    await expect.poll(() => screenFaults(page), `${place}, large`).toEqual([]);
  };
  await fitsLarge("lead");
  await openDashboard(page, "?tab=sales");
  for (const tab of ["Analytics", "Sales Stage"]) {
    await openTab(page, tab);
    await expect(page.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
    await fitsLarge(tab);
  }
  // However large an amount is, it leaves room for the name.
  await page.locator("[data-card]").first().getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Open lead" })).toBeVisible();
});
