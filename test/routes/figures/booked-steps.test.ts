import { describe, expect, it } from "vitest";
import { api, settled } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { bookByWebhook } from "../../setup/book-by-webhook.ts";
import { fromCalendly } from "../../setup/booking-webhook.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffJson } from "../../setup/staff-api.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148";
const FACEBOOK = { utm_source: "fb", at: "2026-11-20T10:00:00.000Z" };

/** A lead of a phone that came by Facebook. */
async function phoneLead(changes: Record<string, unknown> = {}) {
  const lead = await completedLead({
    attribution: { first: FACEBOOK, last: FACEBOOK },
    adConsent: true,
    ...changes,
  });
  await rows("update lead_visits set user_agent = ? where lead_id = ?", IPHONE, lead.id);
  return lead;
}

async function said(sessionId: string, headers: Record<string, string> = {}): Promise<void> {
  await api("/api/assessment/track-booked", { json: { sessionId }, headers });
  await settled();
}

const counted = () => rows("select door, step, device, source, entered, next from step_stats order by step");
const ON_MAP = [
  { door: "quiz", step: "booked", device: "phone", source: "facebook", entered: 1, next: 0 },
  { door: "quiz", step: "booking", device: "phone", source: "facebook", entered: 0, next: 1 },
];

describe("a booked call is one of the steps", () => {
  it("by what the visitor's page says, once", async () => {
    const { sessionId } = await phoneLead();
    for (let copy = 0; copy < 3; copy++) await said(sessionId);
    expect(await counted()).toEqual(ON_MAP);
  });

  it("by the provider's webhook, once, moved or booked again", async () => {
    const { sessionId } = await phoneLead();
    for (let copy = 0; copy < 2; copy++) await bookByWebhook(sessionId);
    await bookByWebhook(sessionId, { uri: "I2", replaces: "I1", at: Date.now() });
    await bookByWebhook(sessionId, { uri: "I3", at: Date.now() });
    expect(await counted()).toEqual(ON_MAP);
  });

  it.each([
    ["the page first", [said, bookByWebhook]],
    ["the webhook first", [bookByWebhook, said]],
  ] as const)("by both, once: %s", async (_order, tell) => {
    const { sessionId } = await phoneLead();
    for (const one of tell) await one(sessionId);
    expect(await counted()).toEqual(ON_MAP);
  });

  it("when staff give a call its lead, as of a provider that tells no address", async () => {
    const { sessionId } = await phoneLead();
    const payload = { uri: "I9", scheduled_event: { start_time: "2027-03-01T15:00:00.000Z" } };
    await fromCalendly({ event: "invitee.created", created_at: "2026-11-21T10:00:00.000Z", payload });
    expect(await counted()).toEqual([]);
    const [booking] = await rows("select id from bookings");
    await staffJson(`/api/bookings/${booking?.["id"]}/match`, { json: { sessionId } });
    expect(await counted()).toEqual(ON_MAP);
  });

  it.each([
    ["of somebody unknown", async () => ({ sessionId: freshSessionId() })],
    ["of an unfinished assessment", unfinished],
    ["of a suspect", () => phoneLead({ company: "Bots Inc." })],
  ])("but not %s", async (_whose, lead) => {
    const { sessionId } = await lead();
    await said(sessionId);
    expect(await counted()).toEqual([]);
  });

  it("but not of staff who try it, nor a call that was cancelled before it was known", async () => {
    const { sessionId } = await phoneLead();
    await said(sessionId, await asStaff());
    const payload = { uri: "I9", email: "ada@analytical.example" };
    await fromCalendly({ event: "invitee.canceled", created_at: "2026-11-21T10:00:00.000Z", payload });
    expect(await counted()).toEqual([]);
  });

  it("and stays one when its lead is erased, which leaves nothing of the lead", async () => {
    const { sessionId } = await phoneLead();
    await said(sessionId);
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    expect(await counted()).toEqual(ON_MAP);
    expect(await rows("select * from booked_steps")).toEqual([]);
  });
});

async function unfinished() {
  const sessionId = freshSessionId();
  await api("/api/assessment/track-quiz-start", { json: { sessionId } });
  return { sessionId };
}
