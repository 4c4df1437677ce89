import type { Browser, Locator, Page } from "@playwright/test";
import {
  changeLead,
  createLead,
  findCard,
  freshName,
  leadId,
  openDashboard,
  openSection,
  toast,
} from "./admin-setup.ts";
import { bookCall } from "./book-call.ts";
import { layLine } from "./desk-line.ts";
import { expect, test, WIDE } from "../journey.ts";

/** Another member of staff's browser. */
async function colleague(browser: Browser, page: Page, query = ""): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await openDashboard(other, query);
  return other;
}

/** In the page: counts from now on what changes in the open tab. */
const WATCH = `globalThis.changed = [];
  new MutationObserver((records) => changed.push(...records.map(({ type, target }) => type + " " + target.nodeName)))
    .observe(document.querySelector("#admin-panel"),
      { attributes: true, characterData: true, childList: true, subtree: true });`;

const column = (page: Page, status: string) => page.getByRole("region", { name: new RegExp(`^${status} `) });
const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole("article", { name });

async function countIn(region: Locator): Promise<number> {
  return Number(await region.locator("[data-count]").getAttribute("data-count"));
}

async function openNotes(page: Page, name: string): Promise<Locator> {
  const card = await findCard(page, name);
  await openSection(card, "Admin Notes");
  return card.getByRole("textbox", { name: "Admin Notes" });
}

test("a colleague's move comes by itself, and one's own changes nothing when it comes back", async ({
  page,
  browser,
}) => {
  const { name, email } = await createLead(page);
  await page.clock.install();
  const line = await layLine(page);
  await openDashboard(page, "?tab=sales");
  const theirs = await colleague(browser, page, "?tab=sales");
  await expect(cardIn(theirs, "MQL", name)).toBeVisible();
  const id = await leadId(page, email);
  const [mql, sql] = [await countIn(column(theirs, "MQL")), await countIn(column(theirs, "SQL"))];

  line.hold();
  const saved = page.waitForResponse(/\/lead-status$/);
  await cardIn(page, "MQL", name).press("2");
  await saved;
  await expect(toast(page, "Moved to SQL")).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(cardIn(theirs, "SQL", name)).toBeVisible();
  await expect(cardIn(theirs, "MQL", name)).toHaveCount(0);
  expect([await countIn(column(theirs, "MQL")), await countIn(column(theirs, "SQL"))]).toEqual([
    mql - 1,
    sql + 1,
  ]);

  await page.evaluate(WATCH);
  await expect.poll(() => line.named(id)).toHaveLength(1);
  const read = page.waitForResponse(/\/api\/pipeline/);
  line.letThrough();
  await Promise.all([read, page.clock.runFor(5_000)]);
  await page.clock.runFor(1_000);
  expect(await page.evaluate("changed")).toEqual([]);

  await cardIn(theirs, "SQL", name).press("3");
  await expect(cardIn(page, "Won", name)).toBeVisible();
  expect(await page.evaluate("changed")).not.toEqual([]);
  await theirs.context().close();
});

test("on the list, too, nothing is drawn again when one's own change comes back", async ({ page }) => {
  const { name, email } = await createLead(page);
  await page.clock.install();
  const line = await layLine(page);
  await openDashboard(page);
  const id = await leadId(page, email);
  const notes = await openNotes(page, name);
  line.hold();
  await notes.fill("Called");
  const counted = page.waitForResponse(/\/assessments\/summary/);
  await notes.press("Control+Enter");
  await expect(toast(page, "Admin notes updated")).toBeVisible();
  await counted;
  await page.clock.runFor(1_000);
  await page.evaluate(WATCH);
  await expect.poll(() => line.named(id)).toHaveLength(1);
  const read = [/\/assessments\/summary/, /\/api\/leads\?/].map((call) => page.waitForResponse(call));
  line.letThrough();
  await Promise.all([...read, page.clock.runFor(5_000)]);
  await page.clock.runFor(1_000);
  expect(await page.evaluate("changed")).toEqual([]);
});

test("notes follow, and those being typed stay and are compared before they are saved", async ({
  page,
  browser,
}) => {
  const { name, sessionId } = await createLead(page);
  await openDashboard(page);
  const theirs = await colleague(browser, page);
  const notes = await openNotes(theirs, name);
  await changeLead(page, sessionId, "admin-notes", { adminNotes: "Wants a call" });
  await expect(notes).toHaveValue("Wants a call");

  await notes.fill("Mine");
  await changeLead(page, sessionId, "admin-notes", { adminNotes: "Called at noon" });
  await expect(notes).toHaveValue("Mine");
  await theirs.getByRole("button", { name: "Save Notes" }).click();
  await expect(theirs.getByText("Called at noon")).toBeVisible();
  await theirs.context().close();
});

test("new leads wait above the list and the board until they are wanted", async ({ page, browser }) => {
  await createLead(page);
  await openDashboard(page);
  for (const query of ["", "?tab=sales"]) {
    const theirs = await colleague(browser, page, query);
    const listed = theirs.locator(":is([data-lead], [data-card])");
    const top = listed.first();
    await expect(top).toBeVisible();
    const before = await top.boundingBox();
    const first = await createLead(page, "Grace Hopper");
    const second = await createLead(page, "Mary Jackson");
    const pill = theirs.getByRole("button", { name: "2 new leads" });
    await expect(pill).toBeVisible();
    await expect(theirs.getByRole("status").filter({ hasText: "2 new leads" })).toBeAttached();
    expect((await top.boundingBox())?.y).toBe(before?.y);
    await expect(listed.filter({ hasText: second.name })).toHaveCount(0);
    await pill.click();
    for (const { name } of [first, second]) await expect(listed.filter({ hasText: name })).toBeVisible();
    await expect(pill).toHaveCount(0);
    await expect(theirs.getByRole("status").filter({ hasText: "New leads added." })).toBeAttached();
    await theirs.context().close();
  }
});

test("new leads that come together are announced together, and once", WIDE, async ({ page, browser }) => {
  await createLead(page);
  await openDashboard(page);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();
  await theirs.clock.install();
  const line = await layLine(theirs);
  await openDashboard(theirs);
  await expect(theirs.locator("[data-lead]").first()).toBeVisible();
  await expect.poll(() => line.heard.length).toBeGreaterThan(0);
  await theirs.clock.pauseAt(Date.now() + 60_000);
  await theirs.evaluate(`globalThis.said = [];
    const place = document.querySelector("#admin-panel p.sr-only[role=status]");
    new MutationObserver(() => place.textContent && said.push(place.textContent))
      .observe(place, { characterData: true, childList: true, subtree: true });`);
  const first = await createLead(page, "Grace Hopper");
  const second = await createLead(page, "Mary Jackson");
  const [id, other] = [await leadId(page, first.email), await leadId(page, second.email)];
  for (const one of [id, other]) await expect.poll(() => line.named(one).length).toBeGreaterThan(0);
  await theirs.clock.runFor(300);
  await expect(theirs.getByRole("button", { name: "2 new leads" })).toBeVisible();
  await theirs.clock.runFor(2_000);
  const read = theirs.waitForResponse((response) =>
    new RegExp(`/api/leads\\?ids=${id}$`).test(response.url()),
  );
  await changeLead(page, first.sessionId, "admin-notes", { adminNotes: "Called" });
  await read;
  await theirs.clock.runFor(5_000);
  expect(await theirs.evaluate("said")).toEqual(["2 new leads"]);
  await context.close();
});

test("under filters only those new leads count that the list would show", async ({ page, browser }) => {
  await openDashboard(page);
  const words = freshName("Hopper");
  const theirs = await colleague(browser, page, `?search=${encodeURIComponent(words)}&type=quiz`);
  await expect(theirs.getByText("0 assessments")).toBeVisible();
  await createLead(page, "Mary Jackson");
  const { name } = await createLead(page, `Grace ${words}`);
  const pill = theirs.getByRole("button", { name: /new leads?$/ });
  await expect(pill).toHaveText("1 new lead");
  await pill.press("Enter");
  await expect(theirs.getByRole("row", { name })).toBeVisible();
  await expect(theirs.locator("[data-lead]")).toHaveCount(1);
  await theirs.context().close();
});

test("a card in somebody's hand stays there, and goes where a colleague has put it once it is let go", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const { name, sessionId } = await createLead(page);
  await openDashboard(page, "?tab=sales");
  const moved = async (leadStatus: string) => {
    const read = page.waitForResponse(/\/api\/leads\?/);
    await changeLead(page, sessionId, "lead-status", { leadStatus });
    await read;
  };
  await cardIn(page, "MQL", name).press(" ");
  await page.keyboard.press("ArrowRight");
  await moved("Won");
  await expect(cardIn(page, "SQL", name)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cardIn(page, "Won", name)).toBeVisible();
  await expect(page.getByRole("article", { name })).toHaveCount(1);

  await cardIn(page, "Won", name).press(" ");
  await page.keyboard.press("ArrowRight");
  await moved("Hold");
  await page.keyboard.press(" ");
  const words = `Someone else moved ${name} to Hold in the meantime.`;
  await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
  await expect(cardIn(page, "Hold", name)).toBeVisible();
});

test("the analytics say how many leads they do not have yet, and take them in on a press", async ({
  page,
  browser,
}) => {
  await createLead(page);
  await openDashboard(page);
  const theirs = await colleague(browser, page, "?tab=analytics&view=revenue");
  // Once the figures are there: what is being read takes the new lead in.
  await expect(theirs.getByRole("region", { name: "Revenue Intelligence" })).toBeVisible();
  const newer = theirs.getByRole("button", { name: /new leads? since \d+:\d\d [AP]M$/ });
  await expect(newer).toHaveCount(0);
  await createLead(page, "Grace Hopper");
  await expect(newer).toHaveText(/^1 new lead since/);
  await newer.click();
  await expect(newer).toHaveCount(0);
  await theirs.context().close();
});

test("what happens while the line is opened is shown once it stands", async ({ page }) => {
  const name = freshName("Booked");
  const { email } = await createLead(page, name, { name });
  let open = () => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  await page.routeWebSocket("**/api/desk**", async (socket) => {
    await held;
    socket.connectToServer();
  });
  await openDashboard(page, `?search=${encodeURIComponent(name)}`);
  const row = page.locator("[data-lead]");
  await expect(row).toContainText(name);
  await bookCall(page, email, "2030-07-01T15:00:00Z");
  open();
  await expect(row.getByText("Strategy call")).toBeVisible();
});
