import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { readFormLeads } from "../../worker/forms/read-form-leads.ts";
import { settled } from "../setup/api.ts";
import { askForCall } from "../setup/ask-for-call.ts";
import { bookByWebhook, minutesAgo } from "../setup/book-by-webhook.ts";
import { fromCalendly } from "../setup/booking-webhook.ts";
import { rows } from "../setup/database/rows.ts";
import { FORM_VARS, leadsPeer } from "../setup/delivery/peers.ts";
import { webhookReceiver, webhookRows, type Receiver } from "../setup/delivery/webhook-receiver.ts";
import { ledgerForm, ledgerLead, ledgerSetUp } from "../setup/form-ledger.ts";
import { completedLead } from "../setup/lead.ts";
import { staffApi } from "../setup/staff-api.ts";

const FAR = 9_000_000_000_000_000;

/** Sends what is due, as the cron does. */
async function sweep(now = Date.now()): Promise<void> {
  await settled();
  await sweepOutbox(env, now);
}

const hold = ({ endpoint }: Receiver, until = FAR) =>
  rows(
    `insert into channel_states (channel, held_until) values (?, ?)
     on conflict (channel) do update set held_until = excluded.held_until`,
    `webhook:${endpoint.id}`,
    until,
  );

const types = ({ received }: Receiver) => received.map(({ type }) => type);
const notesOf = (sessionId: string, adminNotes: string, who?: string) =>
  staffApi(`/api/assessment/${sessionId}/admin-notes`, {
    method: "PATCH",
    json: { adminNotes },
    ...(who !== undefined && { who }),
  });
/** A mail of the lead's, as it is stored when it comes. */
async function mailOf(leadId: number, text: string, isAutomatic = false): Promise<void> {
  await rows("insert or ignore into mail_threads (id, lead_id, created_at) values (?1, ?1, 1)", leadId);
  await rows(
    `insert into mails (thread_id, direction, mail_id, at, automatic, from_address, subject, text)
     values (?, 'in', ?, ?, ?, 'ada@x.example', 'Re: plan', ?)`,
    leadId,
    crypto.randomUUID(),
    Date.now(),
    Number(isAutomatic),
    text,
  );
}

const move = (sessionId: string, leadStatus: string) =>
  staffApi(`/api/assessment/${sessionId}/lead-status`, { method: "PATCH", json: { leadStatus } });

describe("an endpoint", () => {
  it("is told of a lead from its start to its end, as the API gives it", async () => {
    const hook = await webhookReceiver();
    const { id, sessionId } = await completedLead({ name: "Ada Lovelace" });
    await sweep();
    expect(types(hook)).toEqual(expect.arrayContaining(["lead.created", "lead.completed"]));
    const [created] = hook.of("lead.created");
    expect(created?.data).toMatchObject({ id, name: "Ada Lovelace", by: null, type: "quiz" });
    hook.received.length = 0;

    await move(sessionId, "SQL");
    await sweep();
    expect(hook.of("lead.status_changed").map(({ data }) => data)).toMatchObject([
      { id, leadStatus: "SQL", by: "ada@example.com", move: { from: "MQL", to: "SQL" } },
    ]);
    expect(hook.of("lead.updated")[0]?.data).toMatchObject({ id, leadStatus: "SQL", by: "ada@example.com" });
    hook.received.length = 0;

    await askForCall(sessionId);
    const json = { callId: crypto.randomUUID(), afterCall: null, outcome: "reached", note: "Call back" };
    await staffApi(`/api/leads/${id}/calls`, { json });
    await sweep();
    const { callId, outcome, note } = json;
    expect(hook.of("call.recorded").map(({ data }) => data)).toMatchObject([
      { id, by: "ada@example.com", call: { callId, outcome, note } },
    ]);
    hook.received.length = 0;

    await staffApi(`/api/assessment/${sessionId}/erase`, { json: {} });
    await sweep();
    expect(hook.received.map(({ type, data }) => [type, data])).toEqual([
      ["lead.erased", { id, erased: true, by: "ada@example.com" }],
    ]);
  });

  it("is told of a booked call's way, and of a mail", async () => {
    const hook = await webhookReceiver();
    const { id, sessionId } = await completedLead();
    await bookByWebhook(sessionId, { uri: "I1", startsAt: minutesAgo(-60) });
    await sweep();
    await bookByWebhook(sessionId, { uri: "I2", replaces: "I1", at: Date.now(), startsAt: minutesAgo(40) });
    await sweep();
    const [{ id: booking } = { id: 0 }] = await rows("select id from bookings where provider_id = 'I2'");
    const decide = (outcome: string) => staffApi(`/api/bookings/${booking}/outcome`, { json: { outcome } });
    await decide("held");
    await sweep();
    await decide("no_show");
    await sweep();
    await bookByWebhook(sessionId, { uri: "I3", startsAt: minutesAgo(-60) });
    await settled();
    const payload = { uri: "I3" };
    await fromCalendly({ event: "invitee.canceled", created_at: new Date().toISOString(), payload });
    await mailOf(id, "Tomorrow?");
    await mailOf(id, "I am away", true);
    await sweep();
    const told = hook.received.filter(({ type }) => !type.startsWith("lead."));
    expect(told.map(({ type, data }) => [type, data["by"], data["booking"] ?? data["mail"]])).toMatchObject([
      ["booking.created", null, { status: "booked" }],
      ["booking.moved", null, { id: booking, status: "moved" }],
      ["booking.held", "ada@example.com", { status: "held" }],
      ["booking.missed", "ada@example.com", { status: "no_show" }],
      ["booking.created", null, { status: "booked" }],
      ["booking.cancelled", null, { status: "cancelled" }],
      ["mail.received", null, { from: "ada@x.example", subject: "Re: plan", text: "Tomorrow?" }],
    ]);
  });

  it("gets one update of a lead that changed while it waited, as it is when it is sent", async () => {
    const { id, sessionId } = await completedLead();
    const hook = await webhookReceiver({ events: ["lead.updated"] });
    await hold(hook);
    for (const note of ["one", "two", "three"]) await notesOf(sessionId, note);
    await settled();
    expect(await webhookRows()).toMatchObject([{ kind: "lead.updated", leadId: id, status: "pending" }]);
    await hold(hook, 0);
    await sweep();
    expect(hook.received.map(({ data }) => data)).toMatchObject([{ notes: "three", by: "ada@example.com" }]);
    await notesOf(sessionId, "four");
    await sweep();
    expect(hook.received).toHaveLength(2);
  });

  it("is not told that a change is its own when others have changed the lead too", async () => {
    const { sessionId } = await completedLead();
    const hook = await webhookReceiver({ events: ["lead.updated"] });
    await hold(hook);
    await notesOf(sessionId, "one", "ada@example.com");
    await notesOf(sessionId, "two", "grace@example.com");
    await hold(hook, 0);
    await sweep();
    await hold(hook);
    await notesOf(sessionId, "three", "ada@example.com");
    await askForCall(sessionId);
    await hold(hook, 0);
    await sweep();
    expect(hook.received.map(({ data }) => data["by"])).toEqual([null, null]);
  });

  it("is told at once of a mail to a lead that was left alone for days, and by nobody", async () => {
    const { id, sessionId } = await completedLead();
    await notesOf(sessionId, "one");
    await rows("update assessments set updated_at = updated_at - 864000000");
    const hook = await webhookReceiver({ events: ["lead.updated"] });
    await mailOf(id, "Tomorrow?");
    await sweep();
    expect(hook.received).toMatchObject([{ data: { id, by: null } }]);
    expect(Date.now() - Date.parse(hook.received[0]?.timestamp ?? "")).toBeLessThan(60_000);
  });

  it("has all of its time again for a change that joins one which waits", async () => {
    const { sessionId } = await completedLead();
    const hook = await webhookReceiver({ events: ["lead.updated"] });
    await hold(hook);
    await notesOf(sessionId, "one");
    await settled();
    await rows("update outbox set first_tried_at = 1 where kind = 'lead.updated'");
    vi.setSystemTime(Date.now() + 60_000);
    await notesOf(sessionId, "two");
    await settled();
    expect(await rows("select first_tried_at as tried from outbox where kind = 'lead.updated'")).toEqual([
      { tried: null },
    ]);
  });

  it("hears nothing of a suspect lead until staff say that it is none", async () => {
    const { sessionId } = await completedLead();
    await rows("update assessments set suspect = 1");
    const hook = await webhookReceiver();
    await notesOf(sessionId, "one");
    await move(sessionId, "SQL");
    await sweep();
    expect(hook.received).toEqual([]);
    await rows("update assessments set suspect = 0");
    await sweep();
    expect(hook.received).toMatchObject([{ type: "lead.updated", data: { notes: "one", suspect: false } }]);
  });

  it("gets what it wants alone, and nothing while it is off", async () => {
    const calls = await webhookReceiver({ events: ["call.recorded"] });
    const off = await webhookReceiver();
    await staffApi(`/api/webhook-endpoints/${off.endpoint.id}`, { method: "PATCH", json: { isOn: false } });
    await completedLead();
    await sweep();
    expect([calls.received, off.received, await webhookRows()]).toEqual([[], [], []]);
  });

  it("never learns a visitor's secret", async () => {
    const hook = await webhookReceiver();
    const { id, sessionId } = await completedLead({ attribution: { landingPath: "/quiz" } });
    await askForCall(sessionId);
    await move(sessionId, "SQL");
    await notesOf(sessionId, `Her hub: https://leads.example/hub/${sessionId}`);
    await mailOf(id, `Tomorrow?\n\n> Your plan: https://leads.example/hub/${sessionId}`);
    await sweep();
    expect(hook.received.length).toBeGreaterThan(3);
    expect(hook.of("mail.received")).toMatchObject([{ data: { mail: { text: "Tomorrow?" } } }]);
    const told = JSON.stringify([hook.received, await rows("select * from webhook_tries")]);
    expect(told.toLowerCase()).not.toContain(sessionId.toLowerCase());
  });
});

describe("erasing a lead", () => {
  it("ends what waits about it but its erasure, and blanks what endpoints answered", async () => {
    const hook = await webhookReceiver();
    hook.answers.push(() => new Response("Hello Ada", { status: 500 }));
    const { id, sessionId } = await completedLead({ name: "Ada" });
    await settled();
    expect(await rows("select answer from webhook_tries where answer like '%Ada%'")).toHaveLength(1);
    await hold(hook);
    await notesOf(sessionId, "waits");
    await mailOf(id, "Erase me");
    await staffApi(`/api/assessment/${sessionId}/erase`, { json: {} });
    await settled();
    const waiting = (await webhookRows()).filter(({ status }) => status === "pending");
    expect(waiting).toMatchObject([{ kind: "lead.erased", leadId: null }]);
    const log = await rows("select answer, lead_id as leadId from webhook_tries");
    expect(log.every(({ answer, leadId }) => answer === null && leadId === null)).toBe(true);
    await hold(hook, 0);
    await sweep();
    expect(hook.received.at(-1)?.data).toMatchObject({ id, erased: true });
  });

  it("while it is told of logs no answer about it", async () => {
    const hook = await webhookReceiver({ events: ["lead.completed"] });
    hook.answers.push(async () => {
      await rows("delete from assessments");
      return new Response("Hello Ada", { status: 200 });
    });
    await completedLead({ name: "Ada" });
    await settled();
    expect(await rows("select status, answer from webhook_tries")).toEqual([{ status: 200, answer: null }]);
  });

  it("that no other program has heard of tells none", async () => {
    await webhookReceiver();
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, answers)
       values ('5f0c2e5e-7d0c-4b8e-9b7e-0d6a3c1b2a19', 'quiz', 1, 1, '{}')`,
    );
    await staffApi("/api/assessment/5f0c2e5e-7d0c-4b8e-9b7e-0d6a3c1b2a19/erase", { json: {} });
    expect(await webhookRows()).toEqual([]);
  });
});

it("of a form's leads only those are told that come in time", async () => {
  const form = ledgerForm(1);
  const vars = { ...FORM_VARS, META_GRAPH_ORIGIN: "https://graph.facebook.com" };
  const page = leadsPeer();
  page.forms.push({ ...form });
  const hook = await webhookReceiver();
  page.add(ledgerLead(form, 1, minutesAgo(2)).lead);
  page.add(ledgerLead(form, 2, minutesAgo(3 * 24 * 60)).lead);
  await readFormLeads({ ...env, ...vars }, Date.now(), { elapsed: () => 0 });
  await sweep();
  expect(hook.of("lead.created")).toHaveLength(1);
  const told = hook.of("lead.created")[0]?.data["id"];
  await staffApi(`/api/lead-forms/${form.id}`, { method: "PUT", json: ledgerSetUp(form), vars });
  await sweep();
  await readFormLeads({ ...env, ...vars }, Date.now(), { elapsed: () => 0 });
  await sweep();
  expect(new Set(hook.received.map(({ data }) => data["id"]))).toEqual(new Set([told]));
});
