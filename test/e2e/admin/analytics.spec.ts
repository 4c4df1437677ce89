import { DOORS } from "#domain/door";
import { DOOR_STEPS } from "#domain/figures/steps/step";
import { stepSums, type StepsReport } from "#domain/figures/steps/step-report";
import { firstCallFigures } from "#domain/figures/analytics/first-call";
import { revenueOf } from "#domain/figures/analytics/revenue";
import { LOST_REASONS } from "#domain/leads/lost-reason";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { createLead, freshName, leadId, openDashboard } from "./admin-setup.ts";
import { freshPhone } from "../call-me-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, signInUnseen, test } from "../journey.ts";
import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { NOBODY_AT_STEP } from "../../setup/figures/nobody-at-step.ts";
import { NO_QUALITY, noChange } from "../../setup/figures/no-change.ts";
import type { AnalyticsAnswer } from "../../../worker/db/figures/analytics/analytics.ts";

/** The headings of each page, which are the spec's sections and more. */
const PAGES = {
  Overview: [
    "Starts and completions",
    "Conversion Funnel",
    "Performance by Tier",
    "Lead score",
    "Assessment Type Distribution",
    "Worth a look",
  ],
  Conversion: ["Conversion Funnel", "Assessment Type Distribution"],
  "Revenue and pipeline": ["Revenue Intelligence", "Sales Pipeline Status", "Lost Reasons"],
  "First call": ["First call"],
  "Leads and tiers": ["Performance by Tier", "Lead Quality & Engagement", "Lead score distribution"],
  Campaigns: ["Leads by Campaign and Source"],
} as const;

/** Goes to a page of Analytics by the list of them. */
async function toView(page: Page, name: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Analytics" }).getByRole("link", { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

test("every section stands on a page of its own, figures lead to their lists, first calls are counted as they are made", async ({
  page,
}) => {
  await page.route(/summary\?.*stageDays=14/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), filtered: 1 } });
  });
  await test.step("the overview opens, and every section stands on a page of its own, with its place in the address", async () => {
    await createLead(page, "Ada Lovelace", {
      attribution: {
        first: { utm_source: "facebook", utm_campaign: "spring", at: new Date().toISOString() },
      },
    });
    // An address of before leads to where its section stands now.
    await openDashboard(page, "?tab=analytics&view=lost");
    await expect(page.getByRole("link", { name: "Revenue and pipeline" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    for (const [name, headings] of Object.entries(PAGES)) {
      await toView(page, name);
      for (const heading of headings)
        await expect(page.getByRole("heading", { level: 3, name: heading, exact: true })).toBeVisible();
    }
    await expect(page).toHaveURL(/tab=analytics&view=campaigns/);
    await expect(page.getByRole("table", { name: "Leads by campaign and source" })).toContainText("spring");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Lead Quality & Engagement" })).toBeVisible();
  });

  await test.step("all of the overview is on one screen", async () => {
    await toView(page, "Overview");
    await expect(page.getByRole("term")).toHaveCount(6);
    for (const name of [
      "Starts and completions",
      "Conversion Funnel",
      "Performance by Tier",
      "Worth a look",
    ]) {
      const box = await page.getByRole("region", { name, exact: true }).boundingBox();
      expect(box && box.y + box.height, name).toBeLessThanOrEqual(900);
    }
  });

  await test.step("each figure tells its formula, and leads to its list", async () => {
    await toView(page, "Conversion");
    const label = page.getByRole("button", { name: "Completion rate" });
    await label.focus();
    await expect(page.getByRole("tooltip").filter({ hasText: "Completed ÷ all assessments" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip").filter({ hasText: "Completed ÷ all assessments" })).toBeHidden();
    await expect(label).toHaveAccessibleDescription("Completed ÷ all assessments");
    await page.getByRole("link", { name: /^Total: \d+\. Show the list/ }).click();
    await expect(page).toHaveURL(/tab=assessments/);
    await page.goBack();
    await toView(page, "Leads and tiers");
    await page
      .getByRole("table", { name: "Performance by tier" })
      .getByRole("link", { name: "Tier 4", exact: true })
      .click();
    await expect(page).toHaveURL(/tab=assessments&tier=4/);
    await expect(page.getByRole("button", { name: "Offer 4", exact: true })).toBeVisible();
  });

  await test.step("SQLs that stand still are worth a look, and lead to their list", async () => {
    await page.goBack();
    await toView(page, "Overview");
    const look = page.getByRole("region", { name: "Worth a look", exact: true });
    const line = look.getByRole("listitem").filter({ hasText: "1 SQL has not moved for 14 days or more." });
    await line.getByRole("link", { name: "Show it" }).click();
    await expect(page).toHaveURL(/tab=assessments&leadStatus=SQL&stageDays=14&leadsOnly=true/);
    await expect(
      page.getByRole("button", { name: "14 days or more in its stage", exact: true }),
    ).toBeVisible();
    await expect(page.getByText("No assessments match your filters")).toBeVisible();
  });

  await test.step("All Time is what opens at first, and then what was last chosen", async () => {
    await page.goBack();
    const tiles = page.locator("dl[aria-label='Key figures']");
    await expect(periodButton(page, "All Time")).toHaveAttribute("aria-pressed", "true");
    await expect(tiles).toContainText("last 30 days");
    for (const [name, words] of [
      ["Last 30 Days", "vs 30 days before"],
      ["Last 7 Days", "vs 7 days before"],
      ["Today", "vs yesterday at this time"],
    ] as const) {
      await periodButton(page, name).click();
      await expect(tiles).toContainText(words);
    }
    await expect(page).toHaveURL(/period=today/);
    await page.goBack();
    await expect(periodButton(page, "Last 7 Days")).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("first calls are counted as they are made, by whom, and how fast", () =>
    countFirstCalls(page));
});

const periodButton = (page: Page, name: string) =>
  page.getByRole("group", { name: "Period" }).getByRole("button", { name });

/** A lead that left its number with the result. */
async function createCallableLead(page: Page): Promise<number> {
  const { email, sessionId } = await createLead(page);
  const data = { sessionId, phone: freshPhone(), callConsent: true };
  expect((await page.request.post("/api/assessment/request-call", { data })).ok()).toBe(true);
  return leadId(page, email);
}

/** As a colleague whom nobody knew, in whose browser the period is still the one last chosen. */
async function countFirstCalls(page: Page): Promise<void> {
  const caller = freshName("Caller").replace(" ", ".");
  await page.context().clearCookies();
  await signInUnseen(page.request, `${caller}@example.com`.toLowerCase());
  const [called, waiting] = [await createCallableLead(page), await createCallableLead(page)];
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/leads/${path}`, { data });
    expect(answer.ok()).toBe(true);
  };
  await send(`${waiting}/claim`, {});
  await page.goto("/admin?tab=analytics&view=first-call");
  await expect(periodButton(page, "Today")).toHaveAttribute("aria-pressed", "true");
  const row = page.getByRole("table", { name: "First calls by owner" }).getByRole("row", {
    name: caller.replace(".", " "),
  });
  await expect(row.getByRole("cell")).toHaveText(["0", "–", "–", "–", "1"]);

  await send(`${called}/calls`, { callId: crypto.randomUUID(), afterCall: null, outcome: "reached" });
  await page.getByRole("button", { name: "Refresh" }).click();
  const took = /^\d+ min\d+ min by the clock$/;
  await expect(row.getByRole("cell")).toHaveText(["1", took, took, "100.0%", "1"]);
  await expect(page.getByRole("button", { name: "Median time to first call" })).toHaveAccessibleDescription(
    /from when they could first be called to the first recorded outcome/,
  );
  await expectAccessible(page);
  await row.getByRole("link", { name: "Never called: 1. Show the list" }).click();
  await expect(page).toHaveURL(/tab=assessments&outcome=never&owner=caller\./);
  await expect(page.locator("[data-lead]")).toHaveCount(1);
}

/** Forty people at each door's first step, and one less at each further. */
function stepsReport(): StepsReport {
  const cells = DOORS.flatMap((door) =>
    DOOR_STEPS[door].map((step, index) => ({
      ...NOBODY_AT_STEP,
      door: step === "landing" ? ("none" as const) : door,
      step,
      entered: 40 - index,
      next: 39 - index,
    })),
  );
  const doors = DOORS.map((door) => ({ door, started: 40, expired: 2, leads: 20, calls: 10, won: 5 }));
  const of = (from: string, to: string) => ({
    from,
    to,
    steps: stepSums(cells, { door: null, source: null, device: null }, []),
    coverage: DOORS.map((door) => ({ door, counted: 38, notCounted: 5 })),
    doors,
  });
  return {
    door: null,
    source: null,
    device: null,
    asked: [],
    period: of("2026-11-01", "2026-11-30"),
    before: of("2026-10-02", "2026-10-31"),
    failures: [],
  };
}

/** How high the middle of each step's name and of each of its figures stands. */
const LINES = `[...document.querySelectorAll("summary:has(bdi)")]
  .filter((row) => row.checkVisibility())
  .map(({ children: [name, figures] }) => [name, ...figures.children]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top, height }) => top + height / 2))`;

async function expectLinePerStep(page: Page): Promise<void> {
  await page.route(/\/api\/steps(\?|$)/, (route) => route.fulfill({ json: stepsReport() }));
  await toView(page, "Where people stop");
  const chat = page.getByRole("region", { name: "Chat", exact: true });
  const sixth = chat.getByText("Message 6", { exact: true });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(chat.getByText("Message 5", { exact: true })).toBeVisible();
    await expect(sixth).toBeHidden();
    const lines = z.array(z.array(z.number())).parse(await page.evaluate(LINES));
    expect(lines.length).toBeGreaterThan(20);
    for (const middles of lines) expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThanOrEqual(1400);
  const fold = chat.locator("summary", { hasText: "15 more messages" });
  await fold.press("Enter");
  await expect(sixth).toBeVisible();
  await expect(chat.getByText("Message 20", { exact: true })).toBeVisible();
  await expectAccessible(page);
}

const NONE_EXPIRED = { total: 0, chatStarted: 0, quizStarted: 0 };

const share = (count: number) => ({ count, percent: 100 });
/** One quiz that was started, and nothing that came of it. */
const ONE_STARTED = {
  types: {
    total: 1,
    chatStarted: { count: 0, percent: 0 },
    quizStarted: share(1),
    fromForms: { count: 0, percent: 0 },
    expired: NONE_EXPIRED,
  },
  funnel: {
    total: 1,
    completed: 0,
    consented: 0,
    emailsSent: 0,
    bookingClicks: 0,
    completionRate: 0,
    optInRate: null,
    bookingClickRate: null,
    bookingClicksPerCompleted: null,
    callsBooked: 0,
    callsBookedPerCompleted: null,
    callsHeld: 0,
    callsMissed: 0,
    callsHeldPerBooked: null,
    heldRate: null,
  },
  revenue: revenueOf([]),
  change: noChange(),
  cohort: { leads: 0, won: 0, winRate: null },
  tiers: [],
  quality: NO_QUALITY,
  pipeline: LEAD_STATUSES.map((status) => ({ status, count: 0, value: 0, withoutValue: 0 })),
  lost: [...LOST_REASONS, null].map((reason) => ({ reason, count: 0, value: 0 })),
  firstCall: firstCallFigures([]),
  trend: [
    { start: "2026-11-19T07:00:00.000Z", total: 0, expired: 0, completed: 0, bookingClicks: 0 },
    { start: "2026-11-20T07:00:00.000Z", total: 1, expired: 0, completed: 0, bookingClicks: 0 },
  ],
  trendStep: "day",
  timeZone: "UTC",
  days: { from: null, to: "2026-11-20" },
  campaigns: [],
  suspects: { value: 1000, more: true },
} satisfies AnalyticsAnswer & { timeZone: string; days: object };

const NOBODY = {
  types: {
    total: 0,
    chatStarted: { count: 0, percent: null },
    quizStarted: { count: 0, percent: null },
    fromForms: { count: 0, percent: null },
    expired: NONE_EXPIRED,
  },
  cohort: { leads: 0, won: 0, winRate: null },
  suspects: { value: 0, more: false },
  timeZone: "America/Edmonton",
  days: { from: "2026-11-20", to: "2026-11-20" },
};

test("what cannot be worked out is a dash, nobody is said, figures that fail come at the second try, and steps are lines", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/);
  await page.route("**/api/analytics?**", (route) => {
    const period = new URL(route.request().url()).searchParams.get("period");
    if (period === "7d") return route.fulfill({ status: 500, json: { message: "No." } });
    return route.fulfill({ json: period === "today" ? NOBODY : ONE_STARTED });
  });
  await createLead(page);
  await openDashboard(page, "?tab=analytics");

  await test.step("what cannot be worked out is a dash, and the trend is read out by keys", async () => {
    const dashes = {
      Conversion: ["Email opt-in rate", "Booking click rate", "Held rate"],
      "Revenue and pipeline": ["Average deal value", "Win rate (SQL to Won)"],
      "Leads and tiers": ["Hub visit rate"],
    };
    for (const [view, names] of Object.entries(dashes)) {
      await toView(page, view);
      for (const name of names) {
        const figure = page
          .getByRole("term")
          .filter({ hasText: name })
          .locator("xpath=following-sibling::dd");
        await expect(figure).toContainText("–");
      }
    }
    await expect(page.getByText("Once assessments are scored, their tiers are compared here.")).toBeVisible();
    await expect(page.getByText("Suspects: 1,000+.")).toBeVisible();
    await toView(page, "First call");
    await expect(page.getByText(/Once leads leave a number, this shows how soon/)).toBeVisible();
    await toView(page, "Campaigns");
    await expect(page.getByText(/Add utm_source and utm_campaign/)).toBeVisible();
    await toView(page, "Overview");
    await expect(page.getByText("Nothing stands out.")).toBeVisible();
    await expect(page.getByText("Nov 20 is still in progress.")).toBeVisible();
    const table = page.getByRole("table", { name: "Starts and completions over time" });
    await expect(table).toHaveCount(0);
    const data = page.getByRole("button", { name: "Show data for starts and completions over time" });
    await data.press("Enter");
    await expect(table.getByRole("row")).toHaveText([/^From/, /^Nov 20, so far/, /^Nov 19/]);
    const trend = page.getByRole("slider", { name: "Starts and completions over time" });
    await trend.focus();
    await page.keyboard.press("End");
    await expect(trend).toHaveAttribute("aria-valuetext", "Nov 20: 1 started, 0 completed so far");
  });

  await test.step("a period without anybody says what will appear", async () => {
    await periodButton(page, "Today").click();
    await expect(page.getByText(/Nobody has started an assessment in this period/)).toBeVisible();
  });

  await test.step("figures that cannot be loaded say so, and come at the second try", async () => {
    await periodButton(page, "Last 7 Days").click();
    const failed = page.getByRole("alert").filter({ hasText: "The analytics could not be loaded" });
    await expect(failed).toBeVisible();
    await page.unroute("**/api/analytics?**");
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Conversion Funnel" })).toBeVisible();
  });

  await test.step("where people stop is a line a step at every width, and later messages open at a press", () =>
    expectLinePerStep(page));
});
