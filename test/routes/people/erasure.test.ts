import type { PersonalData } from "#domain/people/privacy/personal-data";
import { clocksOf } from "#domain/time/zoned-time";
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { keyedHash } from "../../../worker/crypto/keyed-hash.ts";
import { chatObject, correct, init, say } from "../../chat/chat-client.ts";
import { FULL_CHAT } from "../../setup/full-chat.ts";
import { api, settled } from "../../setup/api.ts";
import { fromCalendly } from "../../setup/booking-webhook.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { askForCall } from "../../setup/ask-for-call.ts";
import { completedLead } from "../../setup/lead.ts";
import { connectedSlack, mailPeer, MAIL_VARS, metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { erasePerson, personParts } from "../../setup/people.ts";
import { everyRow, searchIndex } from "../../setup/database/every-row.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { keepWritten } from "../../setup/written.ts";

const NAME = "Qwxzy Birdsong";
const EMAIL = "qwxzy@birdsong.example";
const SAID = "the kingfisher ate my budget";
const CAMPAIGN = "Heron in March";
const PHONE = "5550134";
const CANARIES = ["qwxzy", "birdsong", "kingfisher", "heron"];

/** Everything that a chat's object stores, table by table. */
function everyObjectRow(sessionId: string): Promise<string> {
  return runInDurableObject(chatObject(sessionId), async (_instance, { storage }) => {
    const names = storage.sql.exec(
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'",
    );
    const tables = names.toArray().map(({ name }) => storage.sql.exec(`select * from "${name}"`).toArray());
    return JSON.stringify([tables, [...(await storage.list())], await storage.getAlarm()]).toLowerCase();
  });
}

/** A chat with every trace that one can leave, here and at each peer. */
async function chatWithTraces() {
  const slack = await connectedSlack();
  metaPeer();
  const mail = mailPeer();
  const vars = { ...META_VARS, ...MAIL_VARS, EMAIL: mail.binding };
  const sessionId = freshSessionId();
  const touch = { utm_source: "meta", utm_campaign: CAMPAIGN, at: "2026-11-20T10:00:00.000Z" };
  await init(sessionId, { adConsent: true, attribution: { first: touch, last: touch } });
  await say(sessionId, SAID);
  for (const message of FULL_CHAT.slice(0, -3)) await say(sessionId, message);
  await correct(sessionId, "name", "Qwxzy Before");
  await correct(sessionId, "name", NAME);
  await correct(sessionId, "email", EMAIL);
  await correct(sessionId, "businessUrl", "https://birdsong.example");
  await api("/api/assessment/email-consent", { json: { sessionId, emailConsent: true }, vars });
  const completed = await api("/api/assessment/complete", { json: { sessionId, adConsent: true }, vars });
  expect(completed.status).toBe(200);
  await settled();
  expect(mail.mails).toHaveLength(1);
  expect(slack.messages).toHaveLength(1);
  return { sessionId, vars };
}

const booking = (uri: string, at: string, changes: Record<string, unknown>) => ({
  event: "invitee.created",
  created_at: at,
  payload: {
    uri,
    name: NAME,
    email: "elsewhere@birdsong.example",
    scheduled_event: { start_time: "2026-12-01T15:00:00Z" },
    ...changes,
  },
});

/** A call that nobody could match, moved to one that is the lead's. */
async function movedBooking(sessionId: string): Promise<void> {
  const tracking = { utm_content: await keyedHash(env, "booking", sessionId) };
  await fromCalendly(booking("calendly:1", "2026-11-21T10:00:00Z", {}));
  const moved = { tracking, old_invitee: "calendly:1", rescheduled: true };
  await fromCalendly(booking("calendly:2", "2026-11-21T11:00:00Z", moved));
  expect(await rows("select assessment_id from bookings order by id desc limit 2")).toEqual([
    { assessment_id: expect.any(Number) },
    { assessment_id: null },
  ]);
}

describe("what a visitor erases", () => {
  it("is nowhere any more: not in a table, the search, the outbox, the chat's object, or a log", async () => {
    const written = keepWritten();
    const { sessionId, vars } = await chatWithTraces();
    await movedBooking(sessionId);
    await rows(
      `insert into calls (call_id, assessment_id, called_by, at, outcome, note, next_action)
       select 'call', id, 'ada@example.com', 1, 'reached', 'Heron again', 'Kingfisher' from assessments`,
    );
    await rows("update assessments set phone = ?", `+1780${PHONE}`);
    const moved = await staffApi(`/api/assessment/${sessionId}/lead-status`, {
      method: "PATCH",
      json: { leadStatus: "SQL" },
    });
    expect(moved.status).toBe(200);
    await settled();
    const before = [await everyRow(), await everyObjectRow(sessionId)].join("\n");
    for (const canary of [...CANARIES, sessionId, PHONE]) expect(before).toContain(canary);
    expect(await searchIndex()).toContain("wxz");

    expect((await api(`/api/hub/${sessionId}/erase`, { method: "POST", vars })).status).toBe(200);
    await settled();
    await runDueJobs({ ...env, ...vars }, Date.now());
    const after = [await everyRow(), await everyObjectRow(sessionId), written()].join("\n");
    for (const canary of [...CANARIES, sessionId, PHONE]) expect(after).not.toContain(canary);
    expect(await searchIndex()).not.toContain("wxz");
  });

  it("does not come back, whoever calls", async () => {
    const { sessionId, vars } = await chatWithTraces();
    await api(`/api/hub/${sessionId}/erase`, { method: "POST", vars });
    await settled();
    const json = { sessionId, message: SAID };
    expect((await api("/api/chat/message", { json })).status).toBe(410);
    expect(
      (await api("/api/assessment/email-consent", { json: { sessionId, emailConsent: true } })).status,
    ).toBe(410);
    expect((await api(`/api/hub/${sessionId}/export`)).status).toBe(404);
    expect(await everyRow()).not.toContain("qwxzy");
    expect(await everyObjectRow(sessionId)).not.toContain("kingfisher");
  });
});

describe("a person who asks staff", () => {
  type Page = {
    assessments: {
      assessment: { name: string; createdAt: string; emailConsent: string | null };
      staff: { id: number; adminNotes: string | null };
      events: unknown[];
      chat: { messages: { content: string }[] } | null;
    }[];
    bookings: { email: string }[];
    stoppedMails: string[];
  };
  const ask = <Body>(what: string, json: unknown) => staffJson<Body>(`/api/people/${what}`, { json });

  it("gets all that is stored under the address, of every session", async () => {
    const { sessionId } = await chatWithTraces();
    const { id } = await completedLead({ name: NAME, email: "QWXZY@Birdsong.example" });
    await completedLead();
    await rows("update assessments set admin_notes = 'Call on Monday' where id = ?", id);
    await fromCalendly(booking("calendly:3", "2026-11-21T10:00:00Z", { email: EMAIL }));
    const page = await ask<Page>("export", await personParts(EMAIL.toUpperCase()));
    expect(page.assessments.map(({ assessment }) => assessment.name)).toEqual([NAME, NAME]);
    expect(page.assessments[0]?.assessment).toMatchObject({
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      emailConsent: expect.stringMatching(/Z$/),
    });
    expect(page.assessments[0]?.chat?.messages.map(({ content }) => content)).toContain(SAID);
    expect(page.assessments[0]?.events).toHaveLength(2);
    expect(page.assessments[1]?.staff).toMatchObject({ id, adminNotes: "Call on Monday" });
    expect(page.bookings).toMatchObject([{ email: EMAIL }]);
    expect(page.stoppedMails).toEqual([]);
    expect(JSON.stringify(page)).not.toContain(sessionId);
    const [audit] = await rows("select who, action, entity, entity_id, details from audit");
    expect(audit).toEqual({
      who: "ada@example.com",
      action: "export",
      entity: "personal-data",
      entity_id: `${id},${page.assessments[0]?.staff.id}`,
      details: "{}",
    });
  });

  it("is listed whole by e-mail and phone, booked calls too, before anything goes", async () => {
    const { id } = await completedLead({ name: NAME, email: EMAIL });
    const shared = await completedLead({ name: "At work", email: "work@two.example" });
    await completedLead({ name: "Nobody of theirs", email: "other@three.example" });
    await rows("update assessments set phone = '+14035550134' where id < 3");
    await rows("update lead_visits set ip_address = '192.0.2.1'");
    await fromCalendly(booking("calendly:8", "2026-11-21T10:00:00Z", { email: "WORK@two.example" }));
    const found = await ask<PersonalData>("find", { email: EMAIL.toUpperCase() });
    const listed = found.assessments.map((one) => [one.id, one.sharesEmail]);
    expect(listed).toEqual([
      [shared.id, false],
      [id, true],
    ]);
    const clocks = clocksOf(Date.parse("2026-12-01T15:00:00Z"), ["America/Edmonton"]);
    expect(found.bookings).toMatchObject([{ leadId: shared.id, email: "WORK@two.example", clocks }]);
    expect(found.more).toBe(false);
  });

  it("loses what was ticked, and nothing else", async () => {
    const { id } = await completedLead({ name: NAME, email: EMAIL });
    const shared = await completedLead({ email: "work@two.example" });
    await rows("update assessments set phone = '+14035550134'");
    await fromCalendly(booking("calendly:9", "2026-11-21T10:00:00Z", { email: "work@two.example" }));
    expect(await ask("erase", { assessments: [id], bookings: [] })).toEqual({ ok: true, erased: 1 });
    expect(await rows("select id from assessments")).toEqual([{ id: shared.id }]);
    expect(await rows("select assessment_id, email from bookings")).toEqual([
      { assessment_id: shared.id, email: "work@two.example" },
    ]);
    // Erased before, or never there.
    expect(await ask("erase", { assessments: [id, 999], bookings: [999] })).toEqual({ ok: true, erased: 0 });
  });

  const parts = (assessments: number[], bookings: number[] = []) => ({ assessments, bookings });
  /** Three people: two leads of one phone, a lead of its own, and a caller who never left a lead. */
  async function threePeople() {
    const one = await completedLead({ name: NAME, email: EMAIL });
    const joined = await completedLead({ email: "work@two.example" });
    await rows("update assessments set phone = '+14035550134'");
    const other = await completedLead({ email: "other@three.example" });
    for (const [uri, email] of [
      ["calendly:20", "WORK@two.example"],
      ["calendly:21", "other@three.example"],
      ["calendly:22", "caller@four.example"],
      ["calendly:23", "Caller@four.example"],
    ] as const) {
      await fromCalendly(booking(uri, "2026-11-21T10:00:00Z", { email }));
    }
    const [work, theirs, caller, again] = (await rows("select id from bookings order by id")).map((row) =>
      Number(row["id"]),
    );
    if (!work || !theirs || !caller || !again) throw new Error("A booking was not stored.");
    return { one: one.id, joined: joined.id, other: other.id, work, theirs, caller, again };
  }

  it.each(["export", "erase"])("is the only one whom a call may %s", async (what) => {
    const { one, joined, other, work, theirs, caller } = await threePeople();
    const several = [
      parts([one, other]),
      parts([other, joined]),
      parts([one, joined, other]),
      parts([one], [theirs]),
      parts([other], [work, theirs]),
      parts([other], [caller]),
      parts([], [work, theirs]),
      parts([], [theirs, caller]),
    ];
    for (const json of several) {
      const answer = await staffApi(`/api/people/${what}`, { json });
      expect({ json, status: answer.status, body: await answer.json() }).toMatchObject({
        status: 400,
        body: { message: "These belong to more than one person. Handle one person at a time." },
      });
    }
    expect(await rows("select id from assessments")).toHaveLength(3);
    expect(await rows("select id from bookings where email is not null")).toHaveLength(4);
    expect(await rows("select * from audit")).toEqual([]);
  });

  it("may be joined by what staff left out, and may have only called", async () => {
    const { one, joined, other, work, theirs, caller, again } = await threePeople();
    for (const json of [
      parts([one, joined], [work]),
      parts([one], [work]),
      parts([joined, 999], [999]),
      parts([other], [theirs]),
      parts([], [caller, again]),
      parts([], [theirs]),
    ]) {
      expect({ json, status: (await staffApi("/api/people/export", { json })).status }).toMatchObject({
        status: 200,
      });
    }
  });

  it("gets more sessions than one call takes in several, and they are erased so too", async () => {
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, email)
       select 'session-' || value, 'quiz', 1, 1, ? from json_each(?)`,
      EMAIL,
      JSON.stringify(Array.from({ length: 45 }, (_, index) => index)),
    );
    const { assessments } = await ask<PersonalData>("find", { email: EMAIL });
    expect(assessments).toHaveLength(45);
    const ids = assessments.map(({ id }) => id);
    const page = await ask<Page>("export", { assessments: ids.slice(0, 20), bookings: [] });
    expect(page.assessments).toHaveLength(20);
    const tooMany = { assessments: ids.slice(0, 21), bookings: [] };
    expect((await staffApi("/api/people/export", { json: tooMany })).status).toBe(400);
    expect((await staffApi("/api/people/erase", { json: tooMany })).status).toBe(400);
    const erased = [];
    for (let step = 0; step < 3; step++) erased.push((await erasePerson(EMAIL)).erased);
    expect(erased).toEqual([20, 20, 5]);
  });

  it("has every consent taken back, and gets no mail until it consents again", async () => {
    const { sessionId, vars } = await chatWithTraces();
    const mail = mailPeer();
    await askForCall(sessionId);
    expect(await ask("withdraw-consent", { email: EMAIL })).toEqual({ ok: true });
    const [row] = await rows("select * from assessments join lead_visits on lead_id = id");
    expect(row).toMatchObject({ email_consent: null, email_withdrawn_at: expect.any(Number), ad_consent: 0 });
    expect(row).toMatchObject({ phone: null, call_consent_at: null, call_withdrawn_at: expect.any(Number) });
    await completedLead({ name: NAME, email: EMAIL }, { ...vars, EMAIL: mail.binding });
    expect(mail.mails).toEqual([]);
    expect((await ask<Page>("export", await personParts(EMAIL))).stoppedMails).toEqual(["all"]);
    await completedLead({ name: NAME, email: EMAIL, emailConsent: true }, { ...vars, EMAIL: mail.binding });
    expect((await ask<Page>("export", await personParts(EMAIL))).stoppedMails).toEqual([]);
    expect(JSON.stringify(await rows("select * from audit"))).not.toContain(sessionId);
  });

  it("is erased whole: sessions, chats, calls; the audit says who did it and to which numbers", async () => {
    // Nobody's call: it came before any session of the person was known.
    await fromCalendly(booking("calendly:4", "2026-11-21T10:00:00Z", { email: EMAIL }));
    await settled();
    const { sessionId } = await chatWithTraces();
    await movedBooking(sessionId);
    await completedLead({ name: NAME, email: EMAIL });
    const kept = await completedLead();
    expect(await erasePerson(EMAIL)).toEqual({ ok: true, erased: 2 });
    await settled();
    const after = [await everyRow(), await everyObjectRow(sessionId)].join("\n");
    for (const canary of [...CANARIES, sessionId]) expect(after).not.toContain(canary);
    expect(await rows("select id from assessments")).toEqual([{ id: kept.id }]);
    const audit = await rows("select who, action, entity from audit order by entity");
    expect(audit.map(({ who, action, entity }) => `${who} ${action} ${entity}`)).toEqual([
      "ada@example.com erase assessment",
      "ada@example.com erase assessment",
      "ada@example.com erase booking",
    ]);
  });

  it.each(["find", "withdraw-consent"])("must be named by an address to %s", async (what) => {
    for (const json of [{}, { email: "" }, { email: "%" }, { email: ["a@b.example"] }]) {
      expect((await staffApi(`/api/people/${what}`, { json })).status).toBe(400);
    }
    expect(await rows("select * from audit")).toEqual([]);
  });

  it.each(["export", "erase"])("must have it named by number to %s", async (what) => {
    for (const json of [
      {},
      { email: EMAIL },
      { assessments: [], bookings: [] },
      { assessments: ["1"], bookings: [] },
    ]) {
      expect((await staffApi(`/api/people/${what}`, { json })).status).toBe(400);
    }
    expect(await rows("select * from audit")).toEqual([]);
  });
});
