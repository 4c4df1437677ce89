import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { isSignedBooking } from "../../../worker/crypto/booking-signature.ts";
import { keyedHash } from "../../../worker/crypto/keyed-hash.ts";
import { api, settled } from "../../setup/api.ts";
import {
  BOOKING_SECRET,
  calendlySignature,
  fromCal,
  fromCalendly,
  leadConnectorKeys,
} from "../../setup/booking-webhook.ts";
import { callOnHub } from "../../setup/call-on-hub.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import { connectedSlack } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const INVITEE = "https://api.calendly.com/scheduled_events/E1/invitees/I1";
const START = "2026-12-01T15:00:00.000000Z";

function created(changes: Record<string, unknown> = {}, at = "2026-11-21T10:00:00.000000Z") {
  return {
    event: "invitee.created",
    created_at: at,
    payload: {
      uri: INVITEE,
      name: "Ada Lovelace",
      email: "someone@else.example",
      rescheduled: false,
      old_invitee: null,
      new_invitee: null,
      tracking: { utm_content: null },
      scheduled_event: { start_time: START },
      ...changes,
    },
  };
}

const canceled = (changes: Record<string, unknown> = {}, at = "2026-11-22T10:00:00.000000Z") => ({
  ...created(changes, at),
  event: "invitee.canceled",
});

const refOf = (sessionId: string) => keyedHash(env, "booking", sessionId);

async function bookings() {
  return rows(
    "select status, assessment_id, matched_by, starts_at, replaced_by from bookings where replaced_by is null",
  );
}

describe("the published signatures", () => {
  const signed = (headers: Record<string, string>, text: string) => ({
    header: (name: string) => headers[name],
    body: Uint8Array.from(new TextEncoder().encode(text)),
  });

  it("of Calendly are taken", async () => {
    const v1 = "35702d53e0c18f340fa3907a32ab5229ce2e29bf7919419d2408eeaf31335b7c";
    const webhook = (header: string) =>
      signed({ "calendly-webhook-signature": header }, '{"event":"invitee.created"}');
    const at = 1_700_000_000_000;
    const check = (header: string, now = at) =>
      isSignedBooking("calendly", "test-signing-key", webhook(header), now);
    expect(await check(`t=1700000000,v1=${v1}`)).toBe(true);
    expect(await check(`v1=${v1},t=1700000000`, at + 299_000)).toBe(true);
    expect(await check(`t=1700000000,v1=${v1}`, at + 301_000)).toBe(false);
    expect(await check(`t=1700000000,v1=${v1}`, at - 301_000)).toBe(false);
    expect(await check(`t=1700000001,v1=${v1}`)).toBe(false);
    expect(await check(`t=1700000000,v1=${v1.replace("3", "4")}`)).toBe(false);
    expect(await check("t=1700000000,v1=")).toBe(false);
    expect(await check("")).toBe(false);
  });

  it("of Cal.com are taken", async () => {
    const hex = "5a452edb473f00d1eb8e1a9ff15e07898a67a0d9427c70cf0e9829c08cc8e33d";
    const check = (header: string, text = '{"triggerEvent":"BOOKING_CREATED"}') =>
      isSignedBooking("cal", "test-secret", signed({ "x-cal-signature-256": header }, text), 0);
    expect(await check(hex)).toBe(true);
    expect(await check(`sha256=${hex}`)).toBe(true);
    expect(await check(hex, '{"triggerEvent":"BOOKING_CREATED"} ')).toBe(false);
    expect(await check("no-secret-provided")).toBe(false);
    expect(await check("")).toBe(false);
  });
});

describe("a booking webhook", () => {
  it.each([
    ["no signature", { "calendly-webhook-signature": "" }],
    ["another body's signature", { "calendly-webhook-signature": "t=1700000000,v1=00" }],
    ["another provider's signature", { "calendly-webhook-signature": "", "x-cal-signature-256": "00" }],
  ])("with %s is 401 and leaves nothing", async (_what, headers) => {
    const answer = await fromCalendly(created(), { headers });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "unauthorized" }]);
    expect(await rows("select * from bookings")).toEqual([]);
  });

  it("is 401 when it is replayed after five minutes", async () => {
    const text = JSON.stringify(created());
    const old = await calendlySignature(text, Math.floor(Date.now() / 1000) - 301);
    expect((await fromCalendly(text, { headers: { "calendly-webhook-signature": old } })).status).toBe(401);
  });

  it("is 503 without a secret, whatever its signature, and 404 for an unknown provider", async () => {
    const vars = { BOOKING_WEBHOOK_SECRET: "" };
    expect((await fromCalendly(created(), { vars })).status).toBe(503);
    expect((await api("/api/booking/webhook/evil", { json: {} })).status).toBe(404);
  });

  it("is 413 above 256 KiB, said or unsaid, and 10 MB are not read", async () => {
    const big = JSON.stringify({ ...created(), padding: "x".repeat(300 * 1024) });
    expect((await fromCalendly(big)).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (pulled > 10 * 1024 * 1024) controller.close();
      },
    });
    const streamed = await api("/api/booking/webhook/calendly", {
      method: "POST",
      body: endless,
      headers: { "content-type": "application/json" },
      vars: { BOOKING_WEBHOOK_SECRET: BOOKING_SECRET },
    });
    expect(streamed.status).toBe(413);
    expect(pulled).toBeLessThan(1024 * 1024);
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", '{"event":"invitee.created"}'],
    ["no event", '{"payload":{}}'],
    ["a list", "[]"],
    ["no time", JSON.stringify({ ...created(), created_at: "yesterday" })],
    ["an id too long", JSON.stringify(created({ uri: "x".repeat(501) }))],
  ])("that is signed and has %s is 400", async (_what, text) => {
    const answer = await fromCalendly(text);
    expect(answer.status).toBe(400);
    expect(await rows("select * from bookings")).toEqual([]);
  });

  it("of another kind is thanked for and ignored", async () => {
    const answer = await fromCalendly({ ...created(), event: "routing_form_submission.created" });
    expect(await answer.json()).toEqual({ ok: true, ignored: true });
    expect(await rows("select * from bookings")).toEqual([]);
  });
});

describe("a booking", () => {
  it("finds its lead by our reference, and Slack is told once", async () => {
    const slack = await connectedSlack();
    const { id, sessionId } = await completedLead();
    const booked = created({ tracking: { utm_content: await refOf(sessionId) } });
    for (let copy = 0; copy < 3; copy++) await fromCalendly(booked);
    await settled();
    expect(await bookings()).toEqual([
      {
        status: "booked",
        assessment_id: id,
        matched_by: "ref",
        starts_at: Date.parse(START),
        replaced_by: null,
      },
    ]);
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "New lead: Ada Lovelace · BPM",
      "Ada Lovelace booked a call · BPM",
    ]);
    // In the server's words: what Slack knows of zones may be older.
    expect(JSON.stringify(slack.messages)).toContain("Tue, Dec 1, 2026, 9:00 AM Edmonton time");
  });

  it("finds its lead by the address in any spelling, the newest finished one first", async () => {
    await completedLead({ email: "grace@navy.example" });
    const { id } = await completedLead({ email: "grace@navy.example" });
    await fromCalendly(created({ email: "Grace@Navy.example" }));
    expect(await bookings()).toMatchObject([{ assessment_id: id, matched_by: "email" }]);
  });

  it("without a lead is listed and told, not lost, and staff give it one", async () => {
    const slack = await connectedSlack();
    await fromCalendly(created({ name: "<!channel>", tracking: { utm_content: "0".repeat(64) } }));
    await settled();
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "&lt;!channel&gt; booked a call, but matches no lead · BPM",
    ]);
    expect(JSON.stringify(slack.messages)).toContain("/admin?tab=settings&amp;section=bookings|");
    const [listed] = await staffJson<{ id: number; assessmentId: null }[]>("/api/bookings?unmatched");
    expect(listed).toMatchObject({
      provider: "calendly",
      status: "booked",
      assessmentId: null,
      name: "<!channel>",
    });
    const { id, sessionId } = await completedLead();
    const match = (json: unknown, booking = listed?.id) =>
      staffApi(`/api/bookings/${booking}/match`, { json });
    expect((await match({ sessionId: freshSessionId() })).status).toBe(404);
    expect((await match({ sessionId }, 999)).status).toBe(404);
    expect((await match({ sessionId: "1" })).status).toBe(400);
    expect((await match({ sessionId })).status).toBe(200);
    expect(await bookings()).toMatchObject([{ assessment_id: id, matched_by: "staff" }]);
    expect(await staffJson("/api/bookings?unmatched")).toEqual([]);
    expect(await staffJson(`/api/bookings?assessmentId=${id}`)).toHaveLength(1);
    expect(await rows("select who, action, entity from audit")).toEqual([
      { who: "ada@example.com", action: "match", entity: "booking" },
    ]);
  });

  it("that is cancelled stays cancelled, whatever comes late", async () => {
    const slack = await connectedSlack();
    await fromCalendly(canceled());
    await fromCalendly(created());
    await fromCalendly(canceled());
    await settled();
    expect(await bookings()).toMatchObject([{ status: "cancelled" }]);
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "Ada Lovelace canceled the call, but matches no lead · BPM",
    ]);
  });

  it("of a provider whose clock is ahead is cancelled all the same", async () => {
    for (const future of ["2026-12-24T10:00:00Z", "+275760-09-13T00:00:00Z"]) {
      await fromCalendly(created({}, future));
      await fromCalendly(canceled({}, new Date(Date.now() + 1).toISOString()));
      await settled();
      expect(await bookings()).toMatchObject([{ status: "cancelled" }]);
      await rows("delete from bookings");
    }
  });

  it("that says it is from before there were any is older than everything else", async () => {
    await fromCalendly(canceled());
    await fromCalendly(created({}, "-000001-01-01T00:00:00Z"));
    await settled();
    expect(await bookings()).toMatchObject([{ status: "cancelled" }]);
    const [stored] = await rows("select event_at from bookings");
    expect(stored?.["event_at"]).toBeGreaterThanOrEqual(0);
  });

  it("that is moved is one booking, in whichever order its news comes", async () => {
    const moved = "https://api.calendly.com/scheduled_events/E2/invitees/I2";
    const { id, sessionId } = await completedLead();
    const ref = await refOf(sessionId);
    const news = [
      created({ tracking: { utm_content: ref } }),
      canceled({ rescheduled: true, new_invitee: moved }, "2026-11-22T10:00:00.000000Z"),
      created(
        { uri: moved, old_invitee: INVITEE, scheduled_event: { start_time: "2026-12-02T15:00:00Z" } },
        "2026-11-22T10:00:00.100000Z",
      ),
    ];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [2, 0, 1],
      [2, 1, 0],
      [1, 2, 0],
      [1, 0, 2],
    ];
    for (const order of orders) {
      await rows("delete from bookings");
      for (const index of order) expect((await fromCalendly(news[index])).status).toBe(200);
      const [booking, ...others] = await bookings();
      expect({ order, others }).toEqual({ order, others: [] });
      expect(booking).toMatchObject({ status: "moved", starts_at: Date.parse("2026-12-02T15:00:00Z") });
      expect(booking).toMatchObject({ assessment_id: id, matched_by: "ref" });
    }
  });

  it("of Cal.com that asks for a move promises no time until it is moved, and is one call in any order", async () => {
    const { id, sessionId } = await completedLead();
    const cal = (triggerEvent: string, hour: number, payload: Record<string, unknown>) => ({
      triggerEvent,
      createdAt: `2026-11-21T${hour}:00:00Z`,
      payload: { attendees: [{ name: "Ada", email: "ada@analytical.example" }], ...payload },
    });
    const [old, next] = ["2026-12-05T15:00:00.000Z", "2026-12-07T15:00:00.000Z"];
    const move = { uid: "calF2", rescheduleUid: "calF1", startTime: next, endTime: "2026-12-07T15:30:00Z" };
    const news = [
      cal("BOOKING_CREATED", 10, {
        uid: "calF1",
        startTime: old,
        metadata: { bookingRef: await refOf(sessionId) },
      }),
      cal("BOOKING_REQUESTED", 11, move),
      cal("BOOKING_CREATED", 12, move),
    ] as const;
    const hub = async () => (await callOnHub(sessionId)) ?? null;
    expect((await fromCal(news[0])).status).toBe(200);
    expect(await hub()).toMatchObject({ startsAt: old });
    expect((await fromCal(news[1])).status).toBe(200);
    expect(await hub()).toMatchObject({ startsAt: null });
    expect((await fromCal(news[2])).status).toBe(200);
    expect(await hub()).toMatchObject({ startsAt: next, endsAt: "2026-12-07T15:30:00.000Z" });
    for (const order of [
      [0, 2, 1],
      [2, 0, 1],
      [1, 2, 0],
      [2, 1, 0],
    ]) {
      await rows("delete from bookings");
      for (const index of order) expect((await fromCal(news[index])).status).toBe(200);
      expect({ order, left: await bookings() }).toMatchObject({
        order,
        left: [{ status: "moved", assessment_id: id, matched_by: "ref", starts_at: Date.parse(next) }],
      });
    }
    const refused = cal("BOOKING_REJECTED", 13, move);
    expect((await fromCal(refused)).status).toBe(200);
    expect(await hub()).toBeNull();
  });

  it("of LeadConnector, as documented, is listed by its title and its contact", async () => {
    const { send, pem } = await leadConnectorKeys();
    const appointment = {
      id: "A1",
      title: "Pat Example",
      contactId: "9NkT25Vor1v4aQatFsv2",
      appointmentStatus: "confirmed",
      startTime: START,
      dateAdded: "2026-11-21T10:00:00Z",
    };
    const vars = { BOOKING_WEBHOOK_SECRET: pem };
    expect((await send({ type: "AppointmentCreate", locationId: "L1", appointment }, { vars })).status).toBe(
      200,
    );
    expect(await staffJson("/api/bookings?unmatched")).toMatchObject([
      { name: "Pat Example", contactId: "9NkT25Vor1v4aQatFsv2", email: null },
    ]);
  });

  it("is told in Slack at each step, once", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead();
    const ref = { bookingRef: await refOf(sessionId) };
    const cal = (triggerEvent: string, createdAt: string, payload: Record<string, unknown>) => ({
      triggerEvent,
      createdAt,
      payload: {
        metadata: ref,
        attendees: [{ name: "Ada", email: "ada@analytical.example" }],
        startTime: START,
        ...payload,
      },
    });
    const steps = [
      cal("BOOKING_CREATED", "2026-11-21T10:00:00Z", { uid: "one" }),
      cal("BOOKING_RESCHEDULED", "2026-11-21T11:00:00Z", {
        uid: "two",
        rescheduleUid: "one",
        startTime: "2026-12-03T15:00:00Z",
      }),
      cal("BOOKING_CANCELLED", "2026-11-21T12:00:00Z", { uid: "two" }),
    ];
    for (const step of [...steps, ...steps]) expect((await fromCal(step)).status).toBe(200);
    await settled();
    expect(slack.messages.map(({ text }) => text).slice(1)).toEqual([
      "Ada Lovelace booked a call · BPM",
      "Ada Lovelace moved the call · BPM",
      "Ada Lovelace canceled the call · BPM",
    ]);
    expect(await bookings()).toMatchObject([{ status: "cancelled", matched_by: "ref" }]);
  });

  it("stands on its lead's card and among the figures at each step, and is off them when cancelled", async () => {
    const { id, sessionId } = await completedLead();
    const other = await completedLead({ email: "grace@navy.example" });
    const seen = async () => {
      const [card] = await staffJson<Record<string, unknown>[]>(`/api/assessments?search=ada%40`);
      const { funnel } = await staffJson<{ funnel: Record<string, unknown> }>(
        "/api/analytics?period=all&tz=UTC",
      );
      return [card?.["callStatus"], card?.["callStartsAt"], funnel["callsBooked"]];
    };
    expect(await seen()).toEqual([null, null, 0]);
    const tracking = { utm_content: await refOf(sessionId) };
    await fromCalendly(created({ tracking }));
    expect(await seen()).toEqual(["booked", "2026-12-01T15:00:00.000Z", 1]);
    const next = { uri: "I2", old_invitee: INVITEE, scheduled_event: { start_time: "2026-12-02T15:00:00Z" } };
    await fromCalendly(created(next, "2026-11-21T11:00:00Z"));
    expect(await seen()).toEqual(["moved", "2026-12-02T15:00:00.000Z", 1]);
    await fromCalendly(canceled({ ...next, uri: "I2" }, "2026-11-21T12:00:00Z"));
    expect(await seen()).toEqual(["cancelled", "2026-12-02T15:00:00.000Z", 0]);

    await fromCalendly(created({ uri: "I3", name: "Nobody" }, "2026-11-21T13:00:00Z"));
    expect(await seen()).toEqual(["cancelled", "2026-12-02T15:00:00.000Z", 0]);
    const [listed] = await staffJson<{ id: number }[]>("/api/bookings?unmatched");
    await staffJson(`/api/bookings/${listed?.id}/match`, { json: { sessionId } });
    expect(await seen()).toEqual(["booked", "2026-12-01T15:00:00.000Z", 1]);
    expect(await rows("select id, call_status from assessments order by id")).toEqual([
      { id, call_status: "booked" },
      { id: other.id, call_status: null },
    ]);
  });

  it("stands on its lead's hub with its start, moves with it, and is gone when cancelled", async () => {
    const { sessionId } = await completedLead({ timeZone: "America/Vancouver" });
    const tracking = { utm_content: await refOf(sessionId) };
    expect(await callOnHub(sessionId)).toBeNull();
    await fromCalendly(created({ tracking, scheduled_event: null }));
    expect(await callOnHub(sessionId)).toEqual({
      startsAt: null,
      pages: {
        move: expect.stringContaining("/reschedulings/"),
        cancel: expect.stringContaining("/cancellations/"),
      },
    });
    const next = { tracking, uri: "I2", old_invitee: INVITEE };
    await fromCalendly(created(next, "2026-11-21T11:00:00Z"));
    expect(await callOnHub(sessionId)).toMatchObject({
      startsAt: "2026-12-01T15:00:00.000Z",
      clocks: [{ at: "2026-12-01T08:00:00.000-07:00", zone: "America/Vancouver" }],
    });
    await fromCalendly(canceled(next, "2026-11-21T12:00:00Z"));
    expect(await callOnHub(sessionId)).toBeNull();
  });

  it("of a suspect lead is kept and not told", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead({ company: "Bot" });
    await fromCalendly(created({ tracking: { utm_content: await refOf(sessionId) } }));
    await settled();
    expect(await bookings()).toMatchObject([{ status: "booked", matched_by: "ref" }]);
    expect(slack.messages).toEqual([]);
  });

  it("goes with its lead when that is erased", async () => {
    const { sessionId } = await completedLead();
    await fromCalendly(created({ tracking: { utm_content: await refOf(sessionId) } }));
    await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" });
    expect(await rows("select * from bookings")).toEqual([]);
  });

  it("keeps names on one line and drops an address that is none", async () => {
    await fromCalendly(created({ name: "Ada\r\nBcc: x@y \u202egnp", email: "not an address" }));
    expect(await rows("select name, email from bookings")).toEqual([
      { name: "Ada Bcc: x@y gnp", email: null },
    ]);
  });
});

describe("LeadConnector", () => {
  const appointment = (changes: Record<string, unknown> = {}) => ({
    id: "A1",
    appointmentStatus: "confirmed",
    startTime: START,
    dateAdded: "2026-11-21T10:00:00Z",
    dateUpdated: "2026-11-21T10:00:00Z",
    ...changes,
  });

  it("signs with its published key: booked, moved, cancelled", async () => {
    const { send } = await leadConnectorKeys();
    await send({ type: "AppointmentCreate", appointment: appointment() });
    expect(await bookings()).toMatchObject([{ status: "booked" }]);
    const later = (hour: number) => ({ dateUpdated: `2026-11-21T1${hour}:00:00Z` });
    await send({ type: "AppointmentUpdate", appointment: appointment(later(1)) });
    expect(await bookings()).toMatchObject([{ status: "booked" }]);
    const moved = { ...later(2), startTime: "2026-12-04T15:00:00Z" };
    await send({ type: "AppointmentUpdate", appointment: appointment(moved) });
    expect(await bookings()).toMatchObject([{ status: "moved" }]);
    const gone = { ...moved, ...later(3), appointmentStatus: "cancelled" };
    await send({ type: "AppointmentUpdate", appointment: appointment(gone) });
    expect(await bookings()).toMatchObject([{ status: "cancelled" }]);
  });

  it("is refused with another key, without a signature, or with a secret in the key's place", async () => {
    const { send } = await leadConnectorKeys();
    const others = await leadConnectorKeys();
    const body = { type: "AppointmentCreate", appointment: appointment() };
    expect((await send(body, { vars: { BOOKING_WEBHOOK_SECRET: others.pem } })).status).toBe(401);
    expect((await send(body, { headers: { "x-ghl-signature": "" } })).status).toBe(401);
    const misset = await send(body, { vars: { BOOKING_WEBHOOK_SECRET: BOOKING_SECRET } });
    expect([misset.status, await misset.json()]).toMatchObject([
      503,
      { message: "BOOKING_WEBHOOK_SECRET has to be LeadConnector's public key." },
    ]);
  });

  it("has a public key, with which nobody else can sign", async () => {
    const { pem } = await leadConnectorKeys();
    const text = JSON.stringify(created());
    const time = Math.floor(Date.now() / 1000);
    const key = await crypto.subtle.importKey(
      "raw",
      new TextEncoder().encode(pem),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    const bytes = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${time}.${text}`));
    const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const forged = await fromCalendly(text, {
      headers: { "calendly-webhook-signature": `t=${time},v1=${hex}` },
      vars: { BOOKING_WEBHOOK_SECRET: pem },
    });
    expect(forged.status).toBe(503);
    expect(await rows("select * from bookings")).toEqual([]);
  });
});
