import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "../../worker/delivery/deliver-due.ts";
import { api, settled } from "../setup/api.ts";
import { bookByWebhook, minutesAgo } from "../setup/book-by-webhook.ts";
import { fromCalendly } from "../setup/booking-webhook.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { completedLead } from "../setup/lead.ts";
import { metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const vars = META_VARS;
const AGREED = { adConsent: true };

const page = (sessionId: string, settings: Partial<Env> = {}) =>
  api("/api/assessment/track-booked", { json: { sessionId }, vars: settings });

async function pageId(sessionId: string, settings: Partial<Env> = {}): Promise<unknown> {
  const told = await (await page(sessionId, settings)).json<{ eventId: unknown }>();
  return told.eventId;
}

async function sentTo(meta: ReturnType<typeof metaPeer>) {
  await settled();
  return meta.accepted.filter(({ event_name }) => event_name === "Schedule");
}

describe("'Schedule' to Meta", () => {
  it("is sent once for a booked call, however often it is told of, moved or cancelled", async () => {
    const meta = metaPeer();
    const { sessionId } = await completedLead(AGREED, vars);
    for (let copy = 0; copy < 2; copy++) await bookByWebhook(sessionId, { vars });
    await bookByWebhook(sessionId, { vars, uri: "I2", replaces: "I1", at: minutesAgo(500), startsAt: 5 });
    await bookByWebhook(sessionId, { vars, uri: "I3", replaces: "I2", at: minutesAgo(400), startsAt: 9 });
    const payload = { uri: "I3" };
    await fromCalendly(
      { event: "invitee.canceled", created_at: new Date(minutesAgo(300)).toISOString(), payload },
      { vars },
    );
    const [schedule, ...more] = await sentTo(meta);
    expect(more).toEqual([]);
    expect(schedule).toMatchObject({ action_source: "website", custom_data: {} });
    expect(schedule?.user_data).toMatchObject({ em: [expect.any(String)] });
  });

  it("is sent for each of two calls", async () => {
    const meta = metaPeer();
    const { sessionId } = await completedLead(AGREED, vars);
    await bookByWebhook(sessionId, { vars });
    await bookByWebhook(sessionId, { vars, uri: "I2" });
    const ids = (await sentTo(meta)).map(({ event_id }) => event_id);
    expect(new Set(ids).size).toBe(2);
  });

  it("is sent of a moved call if nothing was known of it before", async () => {
    const meta = metaPeer();
    const { sessionId } = await completedLead(AGREED, vars);
    await bookByWebhook(sessionId, { vars, uri: "I2", replaces: "I1" });
    expect(await sentTo(meta)).toHaveLength(1);
  });

  it.each(["the page", "the webhook"])(
    "has one id on the page and the server, if %s is first",
    async (first) => {
      const meta = metaPeer();
      const { sessionId } = await completedLead(AGREED, vars);
      if (first === "the webhook") await bookByWebhook(sessionId, { vars });
      const eventId = await pageId(sessionId, vars);
      if (first === "the page") await bookByWebhook(sessionId, { vars });
      // Told twice by the page, it is the same call.
      expect(await pageId(sessionId, vars)).toBe(eventId);
      expect(eventId).toMatch(/^[0-9a-f-]{36}$/);
      expect((await sentTo(meta)).map(({ event_id }) => event_id)).toEqual([eventId]);
      expect(await rows("select in_browser from ad_events where name = 'Schedule'")).toEqual([
        { in_browser: 1 },
      ]);
    },
  );

  it("is stored only while Meta is to hear of it, and the page has an id all the same", async () => {
    const { sessionId } = await completedLead(AGREED);
    await bookByWebhook(sessionId);
    expect(await pageId(sessionId)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await rows("select * from ad_events where name = 'Schedule'")).toEqual([]);
  });

  it("is not sent for the page's word alone", async () => {
    const meta = metaPeer();
    const { sessionId } = await completedLead(AGREED, vars);
    await pageId(sessionId, vars);
    await deliverDue(env, Date.now(), null);
    expect(await sentTo(meta)).toEqual([]);
  });

  it("has another id for a call that is booked long after", async () => {
    metaPeer();
    const { sessionId } = await completedLead(AGREED, vars);
    const first = await pageId(sessionId, vars);
    await rows("update ad_events set created_at = created_at - 7200000 where name = 'Schedule'");
    await rows(
      `insert into ad_events (assessment_id, name, source, event_id, created_at)
       select assessment_id, 'CalendarClick', '', ?, created_at from ad_events where name = 'Schedule'`,
      crypto.randomUUID(),
    );
    const second = await pageId(sessionId, vars);
    expect(second).not.toBe(first);
    // Retention deletes from the lowest id on, so a new event has to be the last.
    expect(await rows("select name from ad_events order by id desc limit 1")).toEqual([{ name: "Schedule" }]);
    await bookByWebhook(sessionId, { vars });
    expect(await rows("select event_id from ad_events where name = 'Schedule'")).toEqual([
      { event_id: second },
    ]);
  });

  it.each([
    ["without consent", { adConsent: false }],
    ["of a suspect", { ...AGREED, company: "Bots Inc." }],
  ])("is not sent %s", async (_what, lead) => {
    const meta = metaPeer();
    const { sessionId } = await completedLead(lead, vars);
    await bookByWebhook(sessionId, { vars });
    expect(await sentTo(meta)).toEqual([]);
    expect(await rows("select * from outbox where payload like '%Schedule%'")).toEqual([]);
  });

  it("is sent under the test code, as everything else", async () => {
    const meta = metaPeer();
    const { sessionId } = await completedLead(AGREED, vars);
    await bookByWebhook(sessionId, { vars: { ...vars, META_TEST_EVENT_CODE: "TEST1" } });
    expect(await sentTo(meta)).toHaveLength(1);
    expect(meta.testCodes.at(-1)).toBe("TEST1");
  });

  it("is sent when staff say whose call it is", async () => {
    const meta = metaPeer();
    const body = { event: "invitee.created", created_at: new Date().toISOString(), payload: { uri: "I9" } };
    await fromCalendly(body, { vars });
    const { id, sessionId } = await completedLead(AGREED, vars);
    const [listed] = await staffJson<{ id: number }[]>("/api/bookings?unmatched");
    await staffApi(`/api/bookings/${listed?.id}/match`, { json: { sessionId }, vars });
    expect(await sentTo(meta)).toHaveLength(1);
    const { timeline } = await staffJson<{ timeline: { kind: string; ads: { name: string }[] }[] }>(
      `/api/leads/${id}`,
    );
    expect(timeline.find(({ kind }) => kind === "booked")?.ads).toMatchObject([{ name: "Schedule" }]);
  });

  it("is nothing for an unknown session, an erased one, or what staff try out", async () => {
    expect((await page(freshSessionId())).status).toBe(404);
    const { sessionId } = await completedLead();
    const staff = await staffApi("/api/assessment/track-booked", { json: { sessionId } });
    expect(await staff.json()).toMatchObject({ eventId: null });
    await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" });
    expect((await page(sessionId)).status).toBe(410);
    expect(await rows("select * from ad_events where name = 'Schedule'")).toEqual([]);
  });
});
