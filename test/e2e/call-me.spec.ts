import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import {
  askForCall,
  atOwnAddress,
  callCard,
  changeCall,
  expectAsked,
  freshPhone,
  SHOWN,
  TYPED,
} from "./call-me-setup.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { createHub } from "./hub/hub-setup.ts";
import { expect, RELEASE, signInUnseen, test } from "./journey.ts";

const STAFF = "grace@example.com";
const POLL_MS = 5_000;

test.beforeEach(({ page }) => atOwnAddress(page));

/** The hub of somebody whom no other journey knows: who comes again with an address stays with whoever has them. */
const createStrangersHub = (request: APIRequestContext) =>
  createHub(request, { email: `${randomUUID()}@analytical.example` });

const phoneField = async (page: Page) =>
  (await callCard(page)).getByRole("textbox", { name: "Phone number" });
const news = async (page: Page) => (await callCard(page)).getByRole("status");

/** Staff in a browser of their own. */
async function staffRequest(browser: Browser, baseURL: string | undefined): Promise<APIRequestContext> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await signInUnseen(context.request, STAFF);
  return context.request;
}

async function leadId(staff: APIRequestContext, sessionId: string): Promise<number> {
  const leads: { id: number; sessionId: string }[] = await (
    await staff.get("/api/assessments?limit=200")
  ).json();
  return leads.find((lead) => lead.sessionId === sessionId)?.id ?? 0;
}

const CALL = /\/api\/assessment\/[^/]+\/call$/;

/** An answer that comes late brings back no call that was withdrawn meanwhile. */
async function expectWithdrawnForGood(page: Page): Promise<void> {
  const polled = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  // It stays the old one, as another poll would put right what a late answer made wrong.
  let old: Promise<unknown> | null = null;
  await page.route(CALL, async (route) => {
    old ??= route.fetch().then((response) => response.json());
    const json = await old;
    polled.resolve();
    await released.promise;
    await route.fulfill({ json });
  });
  const late = page.waitForResponse(CALL);
  await page.clock.runFor(POLL_MS);
  await polled.promise;
  await (await callCard(page)).getByRole("button", { name: "Don’t call me" }).click();
  await expect(await news(page)).toHaveText("We won’t call you. Your number has been deleted.");
  released.resolve();
  await (await late).finished();
  // The page has read the answer, and drawn what it makes of it, before others that it asks for afterwards come.
  for (const _ of [1, 2]) await page.evaluate(async () => (await fetch("/api/config")).text());
  await expect(await news(page)).toHaveText("We won’t call you. Your number has been deleted.");
  await page.unroute(CALL);
}

test(
  "who asks for a call sees that somebody has it, and that they were called; no late answer brings back what was withdrawn",
  RELEASE,
  async ({ page, request, browser, baseURL }) => {
    const phone = freshPhone();
    const sessionId = await createStrangersHub(request);
    await page.clock.install();
    await page.goto(`/hub/${sessionId}`);
    await askForCall(page, phone);
    await expectAsked(page, phone);
    await expectAccessible(page);
    // At each return to the page it asks at once.
    const asked = page.waitForResponse(CALL);
    await page.evaluate(`document.dispatchEvent(new Event("visibilitychange"))`);
    await asked;
    await expectWithdrawnForGood(page);
    await (await callCard(page)).getByRole("button", { name: "Ask for a call" }).click();
    await askForCall(page, phone);
    await expectAsked(page, phone);

    const staff = await staffRequest(browser, baseURL);
    const id = await leadId(staff, sessionId);
    expect((await staff.post(`/api/leads/${id}/claim`, { data: {} })).ok()).toBe(true);
    await page.clock.runFor(POLL_MS);
    await expect(await news(page)).toHaveText(`Someone on our team has your request. They’ll call ${phone}.`);

    const call = { callId: randomUUID(), afterCall: null, outcome: "no_answer" };
    expect((await staff.post(`/api/leads/${id}/calls`, { data: call })).ok()).toBe(true);
    await page.clock.runFor(POLL_MS);
    await expect(await news(page)).toHaveText(`We tried to reach you at ${phone} and will try again.`);
    await page.reload();
    await expect(await news(page)).toHaveText(`We tried to reach you at ${phone} and will try again.`);
  },
);

const opening = { usualMinutes: null, nextOpening: "2026-07-20T15:00:00.000Z" };

test("what the team has kept is promised, and outside its hours the next opening, where the visitor is", async ({
  page,
  request,
}) => {
  await changeCall(page, { usualMinutes: 12, nextOpening: null });
  await page.goto(`/hub/${await createStrangersHub(request)}`);
  const card = await callCard(page);
  await expect(card).toContainText("The team usually calls within 12 minutes.");
  await expect(card.getByRole("button", { name: "Call me", exact: true })).toBeVisible();
  await changeCall(page, { usualMinutes: 5, nextOpening: null });
  await page.reload();
  await callCard(page);
  await expect(card.getByRole("button", { name: "Call me now" })).toBeVisible();
  await changeCall(page, opening);
  await page.reload();
  await callCard(page);
  await expect(card.getByRole("button", { name: "Call me", exact: true })).toBeVisible();
  await askForCall(page);
  await expectAsked(page);
  await expect(card.getByText("Prefer to talk?")).toHaveCount(0);
  // The journeys' browser is in Edmonton, six hours behind UTC in July.
  await expect(await news(page)).toContainText(/They’re back Monday, July 20 at 9:00.a\.m\. MDT\./);
  await changeCall(page, { usualMinutes: null, nextOpening: null });
  await page.evaluate(`document.dispatchEvent(new Event("visibilitychange"))`);
  await expect(await news(page)).toHaveText(`We’ll call you at ${SHOWN}.`);
});

/** The server's answer to one who asks too often. */
const OVER = {
  status: 429,
  headers: { "retry-after": "60" },
  json: { code: "rate_limited", message: "Too many requests. Please wait a minute and try again." },
};

test("says at the field what is wrong, and nothing over the limit is said to be saved; by keyboard alone, too", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 4(00|29)/);
  await page.goto(`/hub/${await createStrangersHub(request)}`);
  const field = await phoneField(page);
  const card = await callCard(page);
  await test.step("says at the field what is wrong, and asks only with consent", async () => {
    const send = card.getByRole("button", { name: "Call me" });
    const consent = card.getByRole("checkbox", { name: /^Yes, BPM may call me/ });
    await expect(consent).not.toBeChecked();
    await expect(field).toHaveAttribute("autocomplete", "tel");
    await expect(field).toHaveAttribute("type", "tel");

    await send.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription("Please enter your phone number.");
    await expect(card.getByText("Please check the box so that we may call you.")).toBeVisible();
    await expectAccessible(page);
    await field.fill(TYPED);
    await send.click();
    await expect(consent).toBeFocused();
    await consent.check();
    for (const [typed, words] of [
      ["call me", "Please use digits only, without letters or other signs."],
      ["+1 403", "This number is too short. Please check that no digit is missing."],
      ["+49 900 1234567", "Calls to this number cost extra. Please give a mobile or landline number."],
      ["+49 1805 123456", "This is a shared-cost number. Please give a mobile or landline number."],
    ] as const) {
      await field.fill(typed);
      await send.click();
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toBeFocused();
    }
  });

  await test.step("a request or a withdrawal over the limit is not said to be saved", async () => {
    await atOwnAddress(page);
    await page.route("**/request-call", (route) => route.fulfill(OVER), { times: 1 });
    await askForCall(page);
    await expect(card.getByRole("alert")).toHaveText(
      "Your request wasn’t saved: too many requests came from your network. Please try again in a minute.",
    );
    await expect(field).toHaveValue(TYPED);
    await askForCall(page);
    await expectAsked(page);
    await page.route("**/withdraw-call", (route) => route.fulfill(OVER), { times: 1 });
    await card.getByRole("button", { name: "Don’t call me" }).click();
    await expect(card.getByRole("alert")).toContainText("We couldn’t save that you don’t want to be called");
    await expectAsked(page);
    await card.getByRole("button", { name: "Don’t call me" }).click();
    await card.getByRole("button", { name: "Ask for a call" }).click();
  });

  await test.step("by keyboard alone: asked, another number, and no call after all", async () => {
    await field.focus();
    await page.keyboard.type(TYPED);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectAsked(page);
    await expect(await news(page)).toBeFocused();

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await askForCall(page, "+49 30 1234567");
    await expect(await news(page)).toContainText("We’ll call you at +49 30 1234567.");
    await expect(await news(page)).toBeFocused();

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(await news(page)).toHaveText("We won’t call you. Your number has been deleted.");
    await expect(await news(page)).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    // It is folded only until the page knows of the call.
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole("status")).toHaveText("We won’t call you. Your number has been deleted.");
  });
});
