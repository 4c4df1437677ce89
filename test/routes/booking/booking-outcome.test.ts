import { CALL_FILTERS } from "#domain/leads/filters/list-filters";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { keyedHash } from "../../../worker/crypto/keyed-hash.ts";
import { api } from "../../setup/api.ts";
import { bookByWebhook, minutesAgo } from "../../setup/book-by-webhook.ts";
import { callOnHub, hubPageData } from "../../setup/call-on-hub.ts";
import { fromCal, fromCalendly, leadConnectorKeys } from "../../setup/booking-webhook.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { callableLead } from "../calls/callable-lead.ts";

const decide = (id: number, outcome: unknown) =>
  staffApi(`/api/bookings/${id}/outcome`, { json: { outcome } });

async function cardOf(id: number): Promise<AssessmentView | undefined> {
  const leads = await staffJson<AssessmentView[]>("/api/assessments");
  return leads.find((lead) => lead.id === id);
}

const stored = () => rows("select status, outcome, outcome_by, said from bookings where replaced_by is null");

describe("what became of a booked call", () => {
  it("is said by staff, stands on the card, and is taken back", async () => {
    const { id, sessionId } = await completedLead();
    const startsAt = minutesAgo(40);
    const booking = await bookByWebhook(sessionId, { startsAt });
    expect(await cardOf(id)).toMatchObject({ callStatus: "booked", bookedCall: { id: booking, said: null } });

    const answer = await decide(booking, "held");
    expect(answer.status).toBe(200);
    const callHeldAt = new Date(startsAt).toISOString();
    const held = { id, callStatus: "held", callHeldAt, bookedCall: { id: booking } };
    expect(await answer.json()).toMatchObject({ assessment: held });
    expect(await cardOf(id)).toMatchObject(held);
    expect(await stored()).toMatchObject([
      { status: "booked", outcome: "held", outcome_by: "ada@example.com" },
    ]);

    expect((await decide(booking, null)).status).toBe(200);
    expect(await cardOf(id)).toMatchObject({ callStatus: "booked", callHeldAt: null });
    expect(await stored()).toMatchObject([{ status: "booked", outcome: null, outcome_by: null }]);
    expect(await rows("select who, action, entity, details from audit")).toEqual([
      { who: "ada@example.com", action: "outcome", entity: "booking", details: '{"outcome":"held"}' },
      { who: "ada@example.com", action: "outcome", entity: "booking", details: '{"outcome":null}' },
    ]);
  });

  it("is stored once, however often it is said", async () => {
    const { sessionId } = await completedLead();
    const booking = await bookByWebhook(sessionId);
    for (let time = 0; time < 3; time++) expect((await decide(booking, "no_show")).status).toBe(200);
    expect(await rows("select action from audit")).toHaveLength(1);
  });

  it("is asked of a call that has begun and was not cancelled, and of nothing else", async () => {
    const { sessionId } = await completedLead();
    const ahead = await bookByWebhook(sessionId, { uri: "ahead", startsAt: minutesAgo(-60) });
    const early = await decide(ahead, "held");
    expect([early.status, await early.json()]).toMatchObject([
      409,
      { code: "conflict", message: /not begun/ },
    ]);
    const gone = await bookByWebhook(sessionId, { uri: "gone" });
    const payload = { uri: "gone" };
    await fromCalendly({ event: "invitee.canceled", created_at: new Date().toISOString(), payload });
    const late = await decide(gone, "held");
    expect([late.status, await late.json()]).toMatchObject([409, { message: /canceled/ }]);
    expect((await decide(999, "held")).status).toBe(404);
    expect((await decide(ahead, "maybe")).status).toBe(400);
    expect(await rows("select action from audit")).toEqual([]);
  });

  it("stands, whatever its provider says of it later, until it is put off", async () => {
    const { id, sessionId } = await completedLead();
    const booking = await bookByWebhook(sessionId);
    await decide(booking, "no_show");
    const cancelled = {
      event: "invitee.canceled",
      created_at: new Date().toISOString(),
      payload: { uri: "I1" },
    };
    await fromCalendly(cancelled);
    expect(await cardOf(id)).toMatchObject({ callStatus: "no_show" });
    await bookByWebhook(sessionId, {
      uri: "I2",
      replaces: "I1",
      at: Date.now() + 1000,
      startsAt: minutesAgo(-60),
    });
    expect(await cardOf(id)).toMatchObject({ callStatus: "moved", callHeldAt: null });
  });

  it("counts a call that was held for good, and a missed one until another is booked", async () => {
    const { id, sessionId } = await completedLead();
    const funnel = async () => {
      const answer = await staffJson<{ funnel: Record<string, unknown> }>("/api/analytics?period=all&tz=UTC");
      const { callsBooked, callsHeld, callsMissed } = answer.funnel;
      return [callsBooked, callsHeld, callsMissed];
    };
    await decide(await bookByWebhook(sessionId), "no_show");
    expect(await funnel()).toEqual([1, 0, 1]);
    await decide(await bookByWebhook(sessionId, { uri: "I2" }), "held");
    expect(await funnel()).toEqual([1, 1, 0]);
    await bookByWebhook(sessionId, { uri: "I3", startsAt: minutesAgo(-60) });
    expect(await cardOf(id)).toMatchObject({ callStatus: "booked" });
    expect(await funnel()).toEqual([1, 1, 0]);
  });

  it("is what the list is filtered by", async () => {
    const [missed, held] = [await completedLead(), await completedLead({ email: "grace@navy.example" })];
    await completedLead({ email: "mary@somerville.example" });
    await decide(await bookByWebhook(missed.sessionId), "no_show");
    await decide(await bookByWebhook(held.sessionId, { uri: "I2" }), "held");
    const listed = async (call: string) =>
      (await staffJson<AssessmentView[]>(`/api/assessments?call=${call}`)).map(({ id }) => id);
    expect(await listed("booked")).toEqual([held.id, missed.id]);
    expect(await listed("held")).toEqual([held.id]);
    expect(await listed("no_show")).toEqual([missed.id]);
    expect((await staffApi("/api/assessments?call=maybe")).status).toBe(400);
    // The figures lead to these lists.
    const { funnel } = await staffJson<{ funnel: object }>("/api/analytics?period=all&tz=UTC");
    const [callsBooked, callsHeld, callsMissed] = await Promise.all(CALL_FILTERS.map(listed));
    expect(funnel).toMatchObject({
      callsBooked: callsBooked?.length,
      callsHeld: callsHeld?.length,
      callsMissed: callsMissed?.length,
    });
    const csv = await (await staffApi("/api/assessments/export.csv?call=held")).text();
    expect(csv.split("\r\n")[0]).toContain("callStatus,callStartsAt,callHeldAt");
    expect(csv).toContain(",held,");
  });

  it("is asked in Next calls until it is said", async () => {
    const { id, sessionId } = await completedLead();
    const booking = await bookByWebhook(sessionId);
    const past = async () =>
      (await staffJson<{ past: { id: number }[] }>("/api/desk/queue")).past.map((lead) => lead.id);
    expect(await past()).toEqual([id]);
    await decide(booking, "held");
    expect(await past()).toEqual([]);
  });

  it("brings a lead that did not come back to Next calls, and leaves one that did", async () => {
    const missed = await callableLead();
    const held = await callableLead("+14035550135", { email: "grace@navy.example" });
    const [first, second] = [
      await bookByWebhook(missed.sessionId),
      await bookByWebhook(held.sessionId, { uri: "I2" }),
    ];
    expect(await cardOf(missed.id)).toMatchObject({ clockStartedAt: null, dueAt: null });
    const answer = await decide(first, "no_show");
    const { assessment } = await answer.json<{ assessment: AssessmentView }>();
    expect(assessment).toMatchObject({ clockStartedAt: expect.any(String), dueAt: expect.any(String) });
    await decide(second, "held");
    expect(await cardOf(held.id)).toMatchObject({ clockStartedAt: null, dueAt: null });
  });

  it("has the lead leave Next calls, or come back, when staff correct it", async () => {
    const { id, sessionId } = await callableLead();
    const booking = await bookByWebhook(sessionId);
    await decide(booking, "no_show");
    await decide(booking, "held");
    expect(await cardOf(id)).toMatchObject({ callStatus: "held", clockStartedAt: null, dueAt: null });
    await decide(booking, "no_show");
    expect(await cardOf(id)).toMatchObject({
      callStatus: "no_show",
      clockStartedAt: expect.any(String),
      dueAt: expect.any(String),
    });
  });

  it("plans a call back for the owner of one that was missed, unless something is planned, until it is corrected", async () => {
    const { id, sessionId } = await completedLead();
    const booking = await bookByWebhook(sessionId);
    const planAfter = async (outcome: string | null) => {
      await decide(booking, outcome);
      const { nextAction, nextActionAt } = (await cardOf(id)) ?? {};
      return [nextAction, nextActionAt];
    };
    expect(await planAfter("no_show")).toEqual([null, null]);
    await planAfter(null);
    await rows("update assessments set owner = 'ada@example.com'");
    expect(await planAfter("no_show")).toEqual(["Call back", null]);
    expect(await planAfter("held")).toEqual([null, null]);
    await rows("update assessments set next_action = 'Call back'");
    expect(await planAfter(null)).toEqual(["Call back", null]);
    await rows("update assessments set next_action = 'Send the offer'");
    expect(await planAfter("no_show")).toEqual(["Send the offer", null]);
    expect(await planAfter("held")).toEqual(["Send the offer", null]);
    await rows("update assessments set next_action = null");
    expect(await planAfter("no_show")).toEqual(["Call back", null]);
    await rows("update assessments set next_action = null");
    expect(await planAfter("no_show")).toEqual([null, null]);
  });

  it("plans it for the newer assessment of the same person, too, which then counts", async () => {
    const older = await completedLead();
    const booking = await bookByWebhook(older.sessionId);
    await rows("update assessments set owner = 'ada@example.com'");
    const newer = await completedLead();
    await decide(booking, "no_show");
    const owner = "ada@example.com";
    expect(await cardOf(newer.id)).toMatchObject({ owner, nextAction: "Call back" });
    await decide(booking, "held");
    for (const { id } of [older, newer]) expect(await cardOf(id)).toMatchObject({ nextAction: null });
  });

  it("lets a visitor whose call is over book another one on the hub", async () => {
    const { sessionId } = await completedLead();
    const booking = await bookByWebhook(sessionId, { startsAt: minutesAgo(-60) });
    expect(await callOnHub(sessionId)).toMatchObject({ startsAt: expect.any(String) });
    await rows("update bookings set starts_at = ?", minutesAgo(40));
    expect(await callOnHub(sessionId)).toBeNull();
    await decide(booking, "no_show");
    expect(await callOnHub(sessionId)).toBeNull();
  });

  it.each(["held", "no_show"] as const)(
    "of %s ends a call whose time nobody told, on any hub",
    async (outcome) => {
      const { sessionId } = await completedLead();
      const booking = await bookByWebhook(sessionId);
      await rows("update bookings set starts_at = null");
      expect(await callOnHub(sessionId)).toEqual({ startsAt: null, pages: null });
      await decide(booking, outcome);
      expect(await callOnHub(sessionId)).toBeNull();
      await rows("update assessments set hub_expires_at = 1 where session_id = ?", sessionId);
      expect(await hubPageData(sessionId)).toMatchObject({ state: "expired", call: null });
    },
  );

  it("stands in the lead's history with who said it", async () => {
    const { id, sessionId } = await completedLead();
    await decide(await bookByWebhook(sessionId), "held");
    const { timeline } = await staffJson<{ timeline: { kind: string }[] }>(`/api/leads/${id}`);
    expect(timeline.find(({ kind }) => kind === "held")).toMatchObject({ by: "ada@example.com" });
  });
});

describe("a provider's own word", () => {
  const at = (minutes: number) => new Date(minutesAgo(minutes)).toISOString();

  it("of Calendly is a proposal, taken back as well", async () => {
    const { id, sessionId } = await completedLead();
    const booking = await bookByWebhook(sessionId);
    const word = (kind: string, minutes: number) =>
      fromCalendly({ event: `invitee_no_show.${kind}`, created_at: at(minutes), payload: { uri: "I1" } });
    expect((await word("created", 10)).status).toBe(200);
    const asked = { callStatus: "booked", bookedCall: { id: booking, said: "no_show" } };
    expect(await cardOf(id)).toMatchObject(asked);
    await word("deleted", 20);
    expect(await cardOf(id)).toMatchObject(asked);
    await word("deleted", 5);
    expect(await cardOf(id)).toMatchObject({ bookedCall: { said: null } });
  });

  it("of Cal.com goes by its own name of the booking", async () => {
    await fromCal({
      triggerEvent: "BOOKING_CREATED",
      createdAt: at(600),
      payload: { uid: "one", startTime: at(40), attendees: [{ email: "ada@analytical.example" }] },
    });
    const word = (noShow: boolean, minutes: number) =>
      fromCal({
        triggerEvent: "BOOKING_NO_SHOW_UPDATED",
        createdAt: at(minutes),
        payload: {
          bookingUid: "one",
          message: "x",
          attendees: [{ email: "ada@analytical.example", noShow }],
        },
      });
    await word(true, 10);
    expect(await stored()).toMatchObject([{ status: "booked", outcome: null, said: "no_show" }]);
    await word(false, 9);
    expect(await stored()).toMatchObject([{ said: null }]);
  });

  it("of Cal.com is the lead's alone, whoever else was there", async () => {
    const people = [{ email: "Ada@analytical.example" }, { email: "charles@engine.example" }];
    await fromCal({
      triggerEvent: "BOOKING_CREATED",
      createdAt: at(600),
      payload: { uid: "one", startTime: at(40), attendees: people },
    });
    const word = (attendees: object[], minutes: number) =>
      fromCal({
        triggerEvent: "BOOKING_NO_SHOW_UPDATED",
        createdAt: at(minutes),
        payload: { bookingUid: "one", attendees },
      });
    await word([{ email: "charles@engine.example", noShow: true }], 10);
    expect(await stored()).toMatchObject([{ said: null }]);
    const [guest, lead] = [
      { email: "charles@engine.example", noShow: false },
      { email: "ada@analytical.example", noShow: true },
    ];
    await word([guest, lead], 9);
    expect(await stored()).toMatchObject([{ said: "no_show" }]);
    await word([guest], 8);
    expect(await stored()).toMatchObject([{ said: "no_show" }]);
  });

  it("of LeadConnector may also be that the call was held", async () => {
    const { send } = await leadConnectorKeys();
    const appointment = { id: "A1", appointmentStatus: "confirmed", startTime: at(40), dateUpdated: at(600) };
    await send({ type: "AppointmentCreate", appointment });
    const update = { ...appointment, dateUpdated: at(5) };
    await send({ type: "AppointmentUpdate", appointment: { ...update, appointmentStatus: "showed" } });
    expect(await stored()).toMatchObject([{ status: "booked", said: "held" }]);
    const later = { ...update, dateUpdated: at(4), appointmentStatus: "noshow" };
    await send({ type: "AppointmentUpdate", appointment: later });
    expect(await stored()).toMatchObject([{ status: "booked", said: "no_show" }]);
  });

  it("of LeadConnector is taken back by the status that was there before", async () => {
    const { id, sessionId } = await completedLead();
    const { send } = await leadConnectorKeys();
    const appointment = { id: "A1", appointmentStatus: "confirmed", startTime: at(40), dateUpdated: at(600) };
    const contact = { utm_content: await keyedHash(env, "booking", sessionId) };
    await send({ type: "AppointmentCreate", appointment, contact });
    const update = (appointmentStatus: string, minutes: number) =>
      send({
        type: "AppointmentUpdate",
        appointment: { ...appointment, appointmentStatus, dateUpdated: at(minutes) },
      });
    await update("noshow", 5);
    expect(await cardOf(id)).toMatchObject({ callStatus: "booked", bookedCall: { said: "no_show" } });
    // Told late, it is of the time before.
    await update("confirmed", 6);
    expect(await cardOf(id)).toMatchObject({ callStatus: "booked", bookedCall: { said: "no_show" } });
    await rows("update assessments set updated_at = 1");
    await update("confirmed", 4);
    expect(await cardOf(id)).toMatchObject({ callStatus: "booked", bookedCall: { said: null } });
    expect(await rows("select 1 from assessments where updated_at > 1")).toHaveLength(1);
    await update("noshow", 4.5);
    expect(await cardOf(id)).toMatchObject({ bookedCall: { said: null } });
  });

  it("is in the visitor's own data beside the outcome, without who decided it", async () => {
    const { sessionId } = await completedLead();
    const booking = await bookByWebhook(sessionId, { startsAt: minutesAgo(40) });
    await rows("update bookings set said = 'no_show'");
    await decide(booking, "held");
    const [own] = await rows("select outcome_at from bookings");
    const { bookings } = await (await api(`/api/hub/${sessionId}/export`)).json<{ bookings: object[] }>();
    const outcomeAt = new Date(Number(own?.["outcome_at"])).toISOString();
    expect(bookings).toMatchObject([{ status: "booked", outcome: "held", outcomeAt, said: "no_show" }]);
    expect(JSON.stringify(bookings)).not.toContain("ada@example.com");
  });

  it("of a call that nobody knows leaves nothing", async () => {
    const body = { event: "invitee_no_show.created", created_at: at(1), payload: { uri: "nobody’s" } };
    expect((await fromCalendly(body)).status).toBe(200);
    expect(await rows("select * from bookings")).toEqual([]);
  });

  it("is forgotten with the time of the call that it was said of", async () => {
    const { send } = await leadConnectorKeys();
    const appointment = { id: "A1", appointmentStatus: "confirmed", startTime: at(40), dateUpdated: at(600) };
    await send({ type: "AppointmentCreate", appointment });
    const missed = { ...appointment, dateUpdated: at(5), appointmentStatus: "noshow" };
    await send({ type: "AppointmentUpdate", appointment: missed });
    const moved = { ...appointment, dateUpdated: at(3), startTime: at(-60) };
    await send({ type: "AppointmentUpdate", appointment: moved });
    expect(await stored()).toMatchObject([{ status: "moved", outcome: null, said: null }]);
  });
});
