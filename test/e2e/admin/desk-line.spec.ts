import { DESK_CLOSED } from "#domain/delivery/desk/desk-messages";
import type { Page } from "@playwright/test";
import { changeLead, createLead, openDashboard, STAFF } from "./admin-setup.ts";
import { layLine, type DeskLine } from "./desk-line.ts";
import { goOn } from "./go-on.ts";
import { expect, signInUnseen, test } from "../journey.ts";

const POLL_MS = 15_000;

const paused = (page: Page) => page.getByText("Live updates are paused.");
const unreached = (page: Page) => page.getByText("The server doesn’t answer.");
const expired = (page: Page) => page.getByText("Your sign-in has expired.", { exact: true });
/** A lead's row of the list, or its card of the board. */
const article = (page: Page, name: string) =>
  page.locator(":is([data-lead], [data-card])").filter({ hasText: name });

/** Opens a dashboard with a line that the journey can cut, and waits until it stands. */
async function openWithLine(page: Page): Promise<DeskLine> {
  await page.clock.install();
  const line = await layLine(page);
  await openDashboard(page);
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

test("whatever becomes of the line, the screen says so, reads what it missed, and goes on with one line", async ({
  page,
  allowConsole,
  context,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  allowConsole(/status of 401/);
  allowConsole(/ERR_CONNECTION_REFUSED|dynamically imported module|Unable to preload CSS/);
  const { name, sessionId } = await createLead(page);
  const line = await openWithLine(page);
  const card = article(page, name);
  await expect(card).toBeVisible();
  const isIn = (status: string) => expect(card.getByText(status, { exact: true })).toBeVisible();

  await test.step("a reset reads everything again, and nothing that stands goes away meanwhile", async () => {
    await card.evaluate((element) => Object.assign(globalThis, { standing: element }));
    line.hold();
    await changeLead(page, sessionId, "lead-status", { leadStatus: "SQL" });
    line.say({ type: "reset", cursor: 0 });
    await isIn("SQL");
    expect(await page.evaluate("standing.isConnected")).toBe(true);
    line.letThrough();
  });

  await test.step("a message that is none of the desk's has everything read again over another line", async () => {
    const attempts = line.attempts();
    line.hold();
    await changeLead(page, sessionId, "lead-status", { leadStatus: "Hold" });
    line.say("surprise");
    await isIn("Hold");
    await untilTried(page, line, attempts + 1);
    await expect.poll(line.count).toBe(1);
    line.letThrough();
    await changeLead(page, sessionId, "lead-status", { leadStatus: "Won" });
    await isIn("Won");
  });

  await test.step("a line that ends with the sign-in comes again by itself if there is a new one", async () => {
    const attempts = line.attempts();
    await line.hangUp(DESK_CLOSED.signedOut);
    await untilTried(page, line, attempts + 1);
    await expect.poll(line.count).toBe(1);
    await expect(expired(page)).toBeHidden();
  });

  await test.step("without a line the screen asks by itself and says so, until the line is back", async () => {
    await goOn(page, "?tab=sales");
    await changeLead(page, sessionId, "lead-status", { leadStatus: "MQL" });
    await expect(page.getByRole("region", { name: /^MQL / }).getByRole("article", { name })).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/changes") && asked.push(request.url()));
    await page.clock.runFor(POLL_MS * 2);
    expect(asked).toEqual([]);

    await line.cut();
    await expect(paused(page)).toBeHidden();
    await untilTried(page, line, line.attempts() + 3);
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
    await changeLead(page, sessionId, "lead-status", { leadStatus: "MQL" });
    await goOn(page);
    await isIn("MQL");
  });

  await test.step("what happened in a minute offline is there as soon as the line is back", async () => {
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

  await test.step("a sign-in that runs out meanwhile is renewed in another tab, and the line with it", async () => {
    const attempts = line.attempts();
    await context.clearCookies();
    await line.hangUp(DESK_CLOSED.signedOut);
    await expect(expired(page)).toBeVisible();
    await page.clock.runFor(120_000);
    expect(line.attempts()).toBe(attempts);

    await signInUnseen(page.request, STAFF);
    await changeLead(page, sessionId, "lead-status", { leadStatus: "SQL" });
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await expect(expired(page)).toBeHidden();
    await expect(article(page, name).getByText("SQL", { exact: true })).toBeVisible();
    await expect.poll(line.count).toBe(1);
  });

  await test.step("while every call fails the screen says so though its line stands, and a tab answers at once", async () => {
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

  await test.step("leaving the dashboard and coming back leaves one line", async () => {
    const attempts = line.attempts();
    await page.getByRole("tab", { name: "Sales Stage" }).click();
    await page.evaluate("dispatchEvent(new Event('focus')); dispatchEvent(new Event('online'))");
    expect([line.attempts(), line.count()]).toEqual([attempts, 1]);
    await page.goto("/privacy-policy");
    await expect.poll(line.count).toBe(0);
    await page.goBack();
    await expect.poll(line.count).toBe(1);
  });
});
