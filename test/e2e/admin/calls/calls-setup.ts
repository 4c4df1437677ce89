import { WEEKDAYS } from "#domain/calls/hours/calling-week";
import type { CallOutcome } from "#domain/calls/call-outcomes";
import type { CallView } from "#domain/calls/call-view";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { QUEUE_PARTS, type CallQueue } from "#domain/calls/queue/call-queue";
import type { APIRequestContext, Page, Route } from "@playwright/test";
import { expect, signInUnseen } from "../../journey.ts";
import { createLead, openDashboard } from "../admin-setup.ts";
import { goOn } from "../go-on.ts";

/** Another member of staff. */
export const COLLEAGUE = "sam.lee@example.com";

/** The desk's hours: all day long, or on no day but the one after tomorrow. */
export async function setHours(request: APIRequestContext, hours: "always" | "later"): Promise<void> {
  const later = WEEKDAYS[(new Date().getUTCDay() + 1) % WEEKDAYS.length];
  // A whole day has an hour at which the lead may be called, wherever they live.
  const dayOf = (weekday: string) =>
    hours === "always" || weekday === later ? [{ from: "00:00", to: "00:00", nextDay: true }] : [];
  const value = JSON.stringify(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, dayOf(weekday)])));
  const response = await request.post("/api/system-settings", {
    data: { key: "desk_hours", value, description: "" },
  });
  expect(response.ok()).toBe(true);
}

/** A zone in which it is about one o'clock in the afternoon: leads are called by day. */
export function dayZone(): string {
  const ahead = 13 - new Date().getUTCHours();
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

export type Callable = { id: number; name: string; email: string; sessionId: string; phone: string };

/** A process that takes over after a failure must not use numbers again: some of them asked not to be called. */
let numbers = Math.floor(Math.random() * 9000);

/** Signs in as staff, and has the desk open all day. */
export async function openDesk(page: Page): Promise<void> {
  await signInUnseen(page.request, "grace@example.com");
  await setHours(page.request, "always");
}

/** A lead with a number that may be called, whose clock runs. */
export async function createCallable(
  page: Page,
  words = "Dana Reyes",
  changes: Record<string, unknown> = {},
): Promise<Callable> {
  const lead = await createLead(page, words, { timeZone: dayZone(), ...changes });
  const search = String(changes["email"] ?? lead.email);
  const found = await page.request.get("/api/assessments", { params: { search } });
  const [row]: AssessmentView[] = await found.json();
  if (!row) throw new Error("The lead is not in the list.");
  numbers += 1;
  const phone = `+1780555${String(numbers).padStart(4, "0")}`;
  const put = await page.request.put(`/api/leads/${row.id}/phone`, {
    data: { phone, agreed: "call" },
  });
  expect(put.ok(), await put.text()).toBe(true);
  return { ...lead, id: row.id, phone };
}

export async function storedLead(request: APIRequestContext, id: number): Promise<AssessmentView> {
  const response = await request.get(`/api/assessment/${id}`);
  expect(response.ok()).toBe(true);
  return response.json();
}

/** Opens the screen with a lead in hand; if it is open, by way of the booked calls, so that nobody is in hand before. */
export async function takeInHand(page: Page, { id, name }: Callable): Promise<void> {
  const query = `?tab=calls&call=${id}`;
  if (page.url().includes("/admin?")) {
    await goOn(page, "?tab=calls&view=upcoming");
    await expect(inHand(page)).toHaveCount(0);
    await goOn(page, query);
  } else await openDashboard(page, query);
  await expect(inHand(page).getByRole("heading", { name })).toBeVisible();
}

export function inHand(page: Page) {
  return page.getByRole("region", { name: "Current lead" });
}

/** The screen's queue has these leads alone, whatever other journeys left behind; `later` moves the server's clock. */
export async function showOnly(page: Page, leads: readonly { id: number }[], later = 0): Promise<void> {
  const isShown = ({ id }: { id: number }) => leads.some((lead) => lead.id === id);
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const queue: CallQueue = await response.json();
    const parts = QUEUE_PARTS.map((part) => [part, queue[part].filter(isShown)] as const);
    const now = new Date(Date.parse(queue.now) + later).toISOString();
    await route.fulfill({ response, json: { ...queue, ...Object.fromEntries(parts), now } });
  };
  await page.route("**/api/desk/queue", (route) => {
    const answered = answer(route);
    lastAnswers.set(page, answered);
    return answered;
  });
}

/** The answer about the queue that was given last, or is being given. */
const lastAnswers = new WeakMap<Page, Promise<void>>();

/** Lets time pass on a page with a clock of its own, and for the server as it sees it. */
export async function passTime(page: Page, leads: readonly { id: number }[], ms: number): Promise<void> {
  await showOnly(page, leads, ms);
  // One that was asked for before would be taken for the one that is asked for then.
  await lastAnswers.get(page);
  await page.clock.fastForward(ms);
}

/** A call that somebody records without a screen. */
export async function callUnseen(
  request: APIRequestContext,
  { id }: { id: number },
  call: { outcome: CallOutcome; note?: string; nextActionAt?: string },
): Promise<void> {
  const { lastCallId } = await storedLead(request, id);
  const data = { callId: crypto.randomUUID(), afterCall: lastCallId, ...call };
  const response = await request.post(`/api/leads/${id}/calls`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The calls stored for a lead, the newest first. */
export async function storedCalls(request: APIRequestContext, { id }: { id: number }): Promise<CallView[]> {
  const response = await request.get(`/api/leads/${id}/calls`);
  return response.json();
}

/** Begins the call by a press on the number. There is no program to call with here: the press alone counts. */
export async function beginCall(page: Page): Promise<void> {
  await page.evaluate(`addEventListener("click", (event) => event.preventDefault(), { once: true })`);
  await inHand(page).getByRole("link", { name: /^Call/ }).click();
  await expect(inHand(page).getByRole("form", { name: "The call" })).toBeVisible();
}

/** The note of the call that is on. */
export function noteOf(page: Page) {
  return inHand(page).getByRole("textbox", { name: "Note", exact: true });
}

/** The lead in hand is one's own. */
export function isMine(page: Page) {
  return inHand(page).getByRole("button", { name: /^Owner\W*You/ });
}

export function outcome(page: Page, name: string) {
  return page.getByRole("group", { name: "Outcome of the call" }).getByRole("button", { name });
}
