import { DESK_CLOSED } from "#domain/delivery/desk/desk-messages";
import type { Page } from "@playwright/test";
import { changeLead, createLead, openDashboard, STAFF } from "./admin-setup.ts";
import { layLine, type DeskLine } from "./desk-line.ts";
import { expect, signInUnseen, test, WIDE } from "../journey.ts";

const POLL_MS = 15_000;

const paused = (page: Page) => page.getByText("Live updates are paused.");
const unreached = (page: Page) => page.getByText("The server doesn’t answer.");
const expired = (page: Page) => page.getByText("Your sign-in has expired.", { exact: true });
/** A lead's row of the list, or its card of the board. */
const article = (page: Page, name: string) =>
  page.locator(":is([data-lead], [data-card])").filter({ hasText: name });

/** Opens a dashboard with a line that the journey can cut, and waits until it stands. */
async function openWithLine(page: Page, query = ""): Promise<DeskLine> {
  await page.clock.install();
  const line = await layLine(page);
  await openDashboard(page, query);
  await expect.poll(line.count).toBe(1);
  await expect.poll(() => line.heard.length).toBeGreaterThan(0);
  return line;
}

/** Lets time pass until the line has been tried so many times. */
async function untilTried(page: Page, line: DeskLine, times: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(line.attempts()).toBeGreaterThanOrEqual(times);
  }).toPass();
}

test("without a line the screen asks by itself and says so, until the line is back", async ({ page }) => {
  const { name, sessionId } = await createLead(page);
  const line = await openWithLine(page, "?tab=sales");
  const card = article(page, name);
  await expect(card).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/changes") && asked.push(request.url()));
  await page.clock.runFor(POLL_MS * 2);
  expect(asked).toEqual([]);

  await line.cut();
  await expect(paused(page)).toBeHidden();
  await untilTried(page, line, 4);
  await expect(paused(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ has: paused(page) })).toBeVisible();
  await changeLead(page, sessionId, "lead-status", { leadStatus: "SQL" });
  await Promise.all([page.waitForResponse(/\/api\/changes\?after=\d+$/), page.clock.runFor(POLL_MS)]);
  await expect(page.getByRole("region", { name: /^SQL / }).getByRole("article", { name })).toBeVisible();

  line.mend();
  await changeLead(page, sessionId, "lead-status", { leadStatus: "Won" });
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await expect(page.getByRole("region", { name: /^Won / }).getByRole("article", { name })).toBeVisible();
  await expect(paused(page)).toBeHidden();
  const before = asked.length;
  await page.clock.runFor(POLL_MS * 2);
  expect([asked.length, line.count()]).toEqual([before, 1]);
});

test("what happened in a minute offline is there as soon as the line is back", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { name, sessionId } = await createLead(page);
  const line = await openWithLine(page);
  await expect(article(page, name)).toBeVisible();
  await line.cut();
  await page.route("**/api/changes?*", (route) => route.abort("internetdisconnected"));
  await page.clock.runFor(60_000);
  await expect(unreached(page)).toBeVisible();
  await changeLead(page, sessionId, "lead-status", { leadStatus: "Hold" });
  const second = await createLead(page, "Grace Hopper");
  await expect(article(page, name).getByText("MQL", { exact: true })).toBeVisible();

  await page.unroute("**/api/changes?*");
  line.mend();
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect(article(page, name).getByText("Hold", { exact: true })).toBeVisible();
  await expect(unreached(page)).toBeHidden();
  await expect(paused(page)).toBeHidden();
  await page.getByRole("button", { name: "1 new lead" }).click();
  await expect(article(page, second.name)).toBeVisible();
});

test("while every call fails the screen says so though its line stands, and a tab answers at once", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_REFUSED|dynamically imported module|Unable to preload CSS/);
  await createLead(page);
  const line = await openWithLine(page);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.route(/\/(?:api|assets)\//, (route) => route.abort("connectionrefused"));
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(page.getByRole("tab", { name: "Analytics" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Analytics could not be shown")).toBeVisible();
  await page.getByRole("tab", { name: "Assessments" }).click();
  await page.getByRole("searchbox").first().fill("Lovelace");
  await page.clock.runFor(2_000);
  await expect(unreached(page)).toBeVisible();
  await page.unroute(/\/(?:api|assets)\//);
  await page.clock.runFor(POLL_MS);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  expect(line.count()).toBe(1);
});

test(
  "a reset reads everything again, and nothing that stands goes away meanwhile",
  WIDE,
  async ({ page }) => {
    const { name, sessionId } = await createLead(page);
    const line = await openWithLine(page);
    const card = article(page, name);
    await expect(card).toBeVisible();
    await card.evaluate((element) => Object.assign(globalThis, { standing: element }));
    line.hold();
    await changeLead(page, sessionId, "lead-status", { leadStatus: "SQL" });
    line.say({ type: "reset", cursor: 0 });
    await expect(card.getByText("SQL", { exact: true })).toBeVisible();
    expect(await page.evaluate("standing.isConnected")).toBe(true);
  },
);

for (const [what, say] of [
  ["is none of the desk's", "surprise"],
  ["belongs to a later version", '{"type":"later","cursor":1}'],
] as const) {
  test(`a message that ${what} has everything read again over another line`, WIDE, async ({ page }) => {
    const { name, sessionId } = await createLead(page);
    const line = await openWithLine(page);
    await expect(article(page, name)).toBeVisible();
    line.hold();
    await changeLead(page, sessionId, "lead-status", { leadStatus: "SQL" });
    line.say(say);
    await expect(article(page, name).getByText("SQL", { exact: true })).toBeVisible();
    await untilTried(page, line, 2);
    await expect.poll(line.count).toBe(1);
    line.letThrough();
    await changeLead(page, sessionId, "lead-status", { leadStatus: "Won" });
    await expect(article(page, name).getByText("Won", { exact: true })).toBeVisible();
  });
}

test("a sign-in that runs out meanwhile is renewed in another tab, and the line with it", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const { name, sessionId } = await createLead(page);
  const line = await openWithLine(page);
  await expect(article(page, name)).toBeVisible();
  await context.clearCookies();
  await line.hangUp(DESK_CLOSED.signedOut);
  await expect(expired(page)).toBeVisible();
  await page.clock.runFor(120_000);
  expect(line.attempts()).toBe(1);

  await signInUnseen(page.request, STAFF);
  await changeLead(page, sessionId, "lead-status", { leadStatus: "SQL" });
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await expect(expired(page)).toBeHidden();
  await expect(article(page, name).getByText("SQL", { exact: true })).toBeVisible();
  await expect.poll(line.count).toBe(1);
});

test(
  "a line that ends with the sign-in comes again by itself if there is a new one",
  WIDE,
  async ({ page }) => {
    const line = await openWithLine(page);
    await line.hangUp(DESK_CLOSED.signedOut);
    await untilTried(page, line, 2);
    await expect.poll(line.count).toBe(1);
    await expect(expired(page)).toBeHidden();
  },
);

test("a desk that does not understand the screen is not called again", WIDE, async ({ page }) => {
  const line = await openWithLine(page);
  await line.hangUp(DESK_CLOSED.badMessage);
  await expect(paused(page)).toBeVisible();
  await page.clock.runFor(120_000);
  await page.evaluate("dispatchEvent(new Event('focus'))");
  expect(line.attempts()).toBe(1);
});

test("leaving the dashboard and coming back leaves one line", async ({ page }) => {
  const line = await openWithLine(page);
  await page.getByRole("tab", { name: "Sales Stage" }).click();
  await page.evaluate("dispatchEvent(new Event('focus')); dispatchEvent(new Event('online'))");
  expect([line.attempts(), line.count()]).toEqual([1, 1]);
  await page.goto("/privacy-policy");
  await expect.poll(line.count).toBe(0);
  await page.goBack();
  await expect.poll(line.count).toBe(1);
});
