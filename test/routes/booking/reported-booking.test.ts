import type { TimelinePage } from "#domain/leads/timeline/timeline-event";
import { describe, expect, it } from "vitest";
import { api, settled } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { bookByWebhook } from "../../setup/book-by-webhook.ts";
import { fromCalendly } from "../../setup/booking-webhook.ts";
import { callOnHub, hubPageData } from "../../setup/call-on-hub.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 24 * 60 * 60_000;
const STARTS = "2027-03-01T15:00:00.000Z";

const report = (sessionId: string, headers: Record<string, string> = {}) =>
  api("/api/assessment/track-booked", { json: { sessionId, source: "strategy_hub" }, headers });
const asked = async (sessionId: string) => (await api(`/api/assessment/${sessionId}/booked-call`)).json();
const reportedAt = () => rows("select reported_at from reported_calls");
const makeOlder = (ms: number) => rows("update reported_calls set reported_at = reported_at - ?", ms);
async function timeline(id: number) {
  return (await staffJson<TimelinePage>(`/api/leads/${id}`)).timeline;
}
async function card(id: number) {
  return staffJson<Record<string, unknown>>(`/api/assessment/${id}`);
}

describe("a call that its visitor's page says is booked", () => {
  it("is booked for the visitor, on the hub and wherever the page asks, and said to be for staff", async () => {
    const { id, sessionId } = await completedLead();
    expect(await asked(sessionId)).toMatchObject({ call: null });
    const [before] = await rows("select max(id) as id from changes");
    expect(await (await report(sessionId)).json()).toMatchObject({ ok: true });
    await settled();
    expect(await callOnHub(sessionId)).toEqual({ startsAt: null, pages: null });
    expect(await asked(sessionId)).toEqual({
      call: { startsAt: null, pages: null },
      bookingRef: expect.stringMatching(/^[0-9a-f]{64}$/),
      hubExpiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isLinkAsked: false,
    });
    const [stored] = await reportedAt();
    const at = new Date(Number(stored?.["reported_at"])).toISOString();
    expect(await card(id)).toMatchObject({ callReportedAt: at, callStatus: null });
    expect(await staffJson("/api/pipeline")).toMatchObject([
      { cards: [{ id, callReportedAt: at }] },
      {},
      {},
      {},
      {},
    ]);
    expect(await rows("select entity_id from changes where id > ?", before?.["id"] ?? 0)).toEqual([
      { entity_id: String(id) },
    ]);
    expect((await timeline(id)).filter(({ kind }) => kind === "said-booked")).toMatchObject([{ at }]);
    const own = await (await api(`/api/hub/${sessionId}/export`)).json();
    expect(own).toMatchObject({ assessment: { callReportedAt: at } });
  });

  it("is kept once, and anew when the first no longer counts", async () => {
    const { sessionId } = await completedLead();
    await report(sessionId);
    await makeOlder(1_000);
    const first = await reportedAt();
    await report(sessionId);
    expect(await reportedAt()).toEqual(first);
    await makeOlder(DAY_MS);
    await report(sessionId);
    expect(await reportedAt()).not.toEqual(first);
    expect(await callOnHub(sessionId)).toEqual({ startsAt: null, pages: null });
  });

  it("counts for a day, if no webhook comes", async () => {
    const { sessionId } = await completedLead();
    await report(sessionId);
    await makeOlder(DAY_MS - 60_000);
    expect(await callOnHub(sessionId)).toEqual({ startsAt: null, pages: null });
    await makeOlder(60_000);
    expect(await callOnHub(sessionId)).toBeNull();
    expect(await asked(sessionId)).toMatchObject({ call: null });
  });

  it.each(["before", "after"])("has its time from a webhook that comes %s it", async (order) => {
    const { id, sessionId } = await completedLead();
    if (order === "after") await report(sessionId);
    await bookByWebhook(sessionId, { startsAt: Date.parse(STARTS) });
    if (order === "before") await report(sessionId);
    expect(await asked(sessionId)).toMatchObject({ call: { startsAt: STARTS } });
    const told = (await timeline(id)).map(({ kind }) => kind);
    expect(told.filter((kind) => kind === "said-booked" || kind === "booked")).toEqual(["booked"]);
    const payload = { uri: "I1" };
    await fromCalendly({ event: "invitee.canceled", created_at: new Date().toISOString(), payload });
    expect(await asked(sessionId)).toMatchObject({ call: null });
    expect(await card(id)).toMatchObject({ callReportedAt: null, callStatus: "cancelled" });
  });

  it("is not taken back from its visitor by a booking that only an address joins", async () => {
    const { id, sessionId } = await completedLead();
    await report(sessionId);
    const payload = { uri: "I9", email: "ada@analytical.example", scheduled_event: { start_time: STARTS } };
    await fromCalendly({ event: "invitee.created", created_at: new Date().toISOString(), payload });
    expect(await card(id)).toMatchObject({
      callReportedAt: null,
      callStatus: "booked",
      callStartsAt: STARTS,
    });
    expect(await asked(sessionId)).toMatchObject({ call: { startsAt: null, pages: null } });
  });

  it("is nothing that staff try out, of nobody unknown, and goes with its session", async () => {
    const { sessionId } = await completedLead();
    await report(sessionId, await asStaff());
    const started = freshSessionId();
    await api("/api/assessment/track-quiz-start", { json: { sessionId: started } });
    await report(started);
    expect((await report(freshSessionId())).status).toBe(404);
    expect((await api(`/api/assessment/${started}/booked-call`)).status).toBe(404);
    expect(await reportedAt()).toEqual([]);
    await report(sessionId);
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    expect(await reportedAt()).toEqual([]);
  });
});

describe("an expired hub", () => {
  const expire = (sessionId: string) =>
    rows("update assessments set hub_expires_at = 1 where session_id = ?", sessionId);

  it("shows this session's own call while it is ahead, and nothing else of the hub", async () => {
    const { sessionId } = await completedLead();
    await bookByWebhook(sessionId, { startsAt: Date.parse(STARTS) });
    await expire(sessionId);
    const hubExpiresAt = "1970-01-01T00:00:00.001Z";
    expect(await asked(sessionId)).toMatchObject({ hubExpiresAt, call: { startsAt: STARTS } });
    expect(await hubPageData(sessionId)).toEqual({
      state: "expired",
      bookingUrl: null,
      bookingRef: expect.stringMatching(/^[0-9a-f]{64}$/),
      hubExpiresAt,
      call: {
        startsAt: STARTS,
        clocks: [],
        calendar: expect.stringMatching(/^\/api\/booking\/calendar\/\d+\.[0-9a-f]{64}$/),
        pages: null,
      },
      isLinkAsked: false,
    });
    await rows(
      "update bookings set provider_id = 'https://api.calendly.com/scheduled_events/E1/invitees/I1'",
    );
    expect((await hubPageData(sessionId)).call.pages).toEqual({
      move: "https://calendly.com/reschedulings/I1",
      cancel: "https://calendly.com/cancellations/I1",
    });
    await rows("update bookings set starts_at = ?", Date.now() - DAY_MS);
    expect(await hubPageData(sessionId)).toMatchObject({ call: null });
  });

  it("shows no call that only an address joins", async () => {
    const { sessionId } = await completedLead();
    const payload = { uri: "I9", email: "ada@analytical.example", scheduled_event: { start_time: STARTS } };
    await fromCalendly({ event: "invitee.created", created_at: new Date().toISOString(), payload });
    await expire(sessionId);
    expect(await hubPageData(sessionId)).toMatchObject({ call: null });
  });
});
