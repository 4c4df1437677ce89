import { MAIL_RULES } from "#domain/mail/mail-kinds";
import type { MailThread, MailView } from "#domain/mail/mail-thread";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { claimDue } from "../../../worker/db/delivery/claims.ts";
import { openDb } from "../../../worker/db/client.ts";
import { deliverDue } from "../../../worker/delivery/deliver-due.ts";
import { recipientHash } from "../../../worker/delivery/email/unsubscribe-token.ts";
import { threadOfAddress } from "../../../worker/crypto/reply-token.ts";
import { settled } from "../../setup/api.ts";
import { completedLead } from "../../setup/lead.ts";
import { mailPeer, MAIL_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const ORIGIN = "https://bpm.example";
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Peer = ReturnType<typeof mailPeer>;
const withMail = (mail: Peer) => ({
  ...MAIL_VARS,
  APP_ORIGIN: ORIGIN,
  REPLY_DOMAIN: "reply.bpm.example",
  EMAIL: mail.binding,
});
const headers = { origin: ORIGIN };

/** A lead in a country, or with consent. */
async function lead(peer: Peer, { country, consent = false }: { country?: string; consent?: boolean }) {
  const stored = await completedLead(consent ? { emailConsent: true } : {}, withMail(peer));
  await rows("update lead_visits set country = ? where lead_id = ?", country ?? null, stored.id);
  peer.mails.length = 0;
  return stored;
}

const draft = (changes: Record<string, unknown> = {}) => ({
  mailId: crypto.randomUUID(),
  subject: "Your question",
  text: "Hi Ada,\n\nsee https://bpm.example/a?b=1&c=2. <b>Bye</b>",
  ...changes,
});

async function write(peer: Peer, id: number, json: object) {
  const answer = await staffApi(`/api/leads/${id}/mails`, { json, vars: withMail(peer), headers });
  await settled();
  return {
    status: answer.status,
    body: await answer.json<{ mail: MailView; code: string; message: string }>(),
  };
}

const cancel = (peer: Peer, id: number, mailId: string) =>
  staffApi(`/api/leads/${id}/mails/${mailId}`, { method: "DELETE", vars: withMail(peer), headers });

const thread = (peer: Peer, id: number) =>
  staffJson<MailThread>(`/api/leads/${id}/mails`, { vars: withMail(peer) });

const dispatch = (peer: Peer, now: number) => deliverDue({ ...env, ...withMail(peer) }, now, ORIGIN);

const outbox = () => rows("select status, last_error from outbox where kind like 'staff-%' order by id");

describe("a mail to a lead", () => {
  it("goes at once, as text and in the frame, and ends the lead’s wait", async () => {
    const peer = mailPeer();
    const { id } = await lead(peer, { country: "CA" });
    await rows("update assessments set answer_due_at = 1 where id = ?", id);
    const { status, body } = await write(peer, id, draft());
    expect(status).toBe(201);
    expect(body.mail).toMatchObject({
      direction: "out",
      by: expect.stringContaining("@"),
      status: "pending",
    });
    const [sent] = peer.mails;
    expect(sent).toMatchObject({ to: "ada@analytical.example", subject: "Your question" });
    expect(sent?.text).toContain("see https://bpm.example/a?b=1&c=2. <b>Bye</b>\n\n-- ");
    expect(sent?.html).toContain('href="https://bpm.example/a?b=1&amp;c=2"');
    expect(sent?.html).toContain("</a>. &lt;b&gt;Bye&lt;/b&gt;</p>");
    for (const form of [sent?.text, sent?.html]) expect(form).toContain(MAIL_VARS.SENDER_POSTAL_ADDRESS);
    const stop = sent?.headers?.["List-Unsubscribe"] ?? "";
    expect(stop).toMatch(/^<https:\/\/bpm\.example\/api\/unsubscribe\/[0-9a-f]{64}\.staff\.[0-9a-f]{64}>$/);
    expect(sent?.headers).not.toHaveProperty("In-Reply-To");
    const [stored] = await rows(
      "select t.id, t.lead_id, m.text from mails m join mail_threads t on t.id = thread_id",
    );
    expect(stored).toMatchObject({ lead_id: id, text: draft().text });
    const replyTo = typeof sent?.replyTo === "string" ? sent.replyTo : "";
    expect(await threadOfAddress({ ...env, ...withMail(peer) }, replyTo)).toBe(stored?.["id"]);
    expect(await rows("select answer_due_at from assessments")).toEqual([{ answer_due_at: null }]);
    expect((await thread(peer, id)).mails).toMatchObject([{ status: "sent", sentAt: expect.any(String) }]);
    expect(await rows("select entity_id from audit where action = 'mail'")).toEqual([
      { entity_id: String(id) },
    ]);
  });

  it("every mail to a lead is answered in its thread, the product’s own as well", async () => {
    const peer = mailPeer();
    const { id } = await completedLead({ emailConsent: true }, withMail(peer));
    await settled();
    const [sent] = peer.mails;
    const replyTo = typeof sent?.replyTo === "string" ? sent.replyTo : "";
    const answered = await threadOfAddress({ ...env, ...withMail(peer) }, replyTo);
    expect(await rows("select id, lead_id from mail_threads")).toEqual([{ id: answered, lead_id: id }]);
    await write(peer, id, draft());
    expect(peer.mails).toHaveLength(2);
    expect(peer.mails[1]?.replyTo).toBe(replyTo);
  });

  it("knows what the placeholders of a template stand for", async () => {
    const peer = mailPeer();
    const { id } = await lead(peer, { country: "CA" });
    const [stored] = await rows("select session_id from assessments where id = ?", id);
    expect((await thread(peer, id)).values).toMatchObject({
      firstName: "Ada",
      program: "Optimize & Scale",
      hubLink: `${ORIGIN}/hub/${String(stored?.["session_id"])}`,
      finishLink: null,
    });
  });

  it("answers the newest mail of the lead, and is one mail however often it is sent", async () => {
    const peer = mailPeer();
    const { id } = await lead(peer, { country: "DE" });
    expect(await thread(peer, id)).toMatchObject({
      allowed: false,
      reason: "The lead has not agreed to emails, and their country requires that.",
    });
    await rows("insert into mail_threads (lead_id, created_at) values (?, 1)", id);
    await rows(
      `insert into mails (thread_id, direction, mail_id, at, message_id, subject, text)
      select id, 'in', 'h1', ?, '<q1@mail.example>', 'Question', 'How much is it?' from mail_threads`,
      Date.now() - DAY_MS,
    );
    expect(await thread(peer, id)).toMatchObject({ allowed: true, answersCome: true });
    const json = draft();
    const [first, again] = [await write(peer, id, json), await write(peer, id, json)];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.mail).toMatchObject({ mailId: json.mailId });
    expect(peer.mails).toHaveLength(1);
    expect(peer.mails[0]?.headers).toMatchObject({
      "In-Reply-To": "<q1@mail.example>",
      References: "<q1@mail.example>",
    });
    const texts = (await thread(peer, id)).mails.map(({ direction, text }) => [direction, text]);
    expect(texts).toEqual([
      ["in", "How much is it?"],
      ["out", json.text],
    ]);
  });

  it("is refused where it may not go, in words, and nothing is stored", async () => {
    const peer = mailPeer();
    const { id } = await lead(peer, { country: "FR" });
    const { status, body } = await write(peer, id, draft());
    expect([status, body.code]).toEqual([403, "mail_not_allowed"]);
    expect(body.message).toBe("The lead has not agreed to emails, and their country requires that.");
    expect(await rows("select * from mails")).toEqual([]);
    // What an address stopped stands above its consent.
    await rows("update assessments set email_consent = 1 where id = ?", id);
    expect(await thread(peer, id)).toMatchObject({ allowed: true });
    const hash = await recipientHash(env, "ada@analytical.example");
    await rows("insert into mail_stops (email_hash, kind, created_at) values (?, 'staff', 1)", hash);
    expect((await write(peer, id, draft())).body.message).toBe("The lead unsubscribed from our emails.");
    expect(peer.mails).toEqual([]);
  });

  it.each([
    ["an empty placeholder", { text: "About {program}" }, "text"],
    ["a misspelled placeholder", { text: "Hi {firstname}" }, "text"],
    ["a line break in the subject", { subject: "Hello\nBcc: eve@evil.example" }, "subject"],
    ["a time that is over", { sendAt: new Date(Date.now() - 1000).toISOString() }, "sendAt"],
    ["a time in 31 days", { sendAt: new Date(Date.now() + 31 * DAY_MS).toISOString() }, "sendAt"],
  ])("with %s is not stored", async (_what, changes, path) => {
    const peer = mailPeer();
    const { id } = await lead(peer, { consent: true });
    const answer = await staffApi(`/api/leads/${id}/mails`, {
      json: draft(changes),
      vars: withMail(peer),
      headers,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path }] });
    expect(await rows("select * from mails")).toEqual([]);
  });
});

describe("a mail for later", () => {
  const later = (minutes = 60) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

  it("goes at its time, unless its lead’s consent is gone by then", async () => {
    const peer = mailPeer();
    const { id } = await lead(peer, { country: "DE", consent: true });
    await write(peer, id, draft({ sendAt: later(), subject: "First" }));
    await write(peer, id, draft({ sendAt: later(120), subject: "Second" }));
    await dispatch(peer, Date.now());
    expect(peer.mails).toEqual([]);
    await dispatch(peer, Date.now() + 61 * MINUTE_MS);
    expect(peer.mails.map(({ subject }) => subject)).toEqual(["First"]);
    await rows("update assessments set email_consent = null where id = ?", id);
    await dispatch(peer, Date.now() + 121 * MINUTE_MS);
    expect(peer.mails).toHaveLength(1);
    expect(await outbox()).toEqual([
      { status: "sent", last_error: null },
      { status: "cancelled", last_error: "consent_needed" },
    ]);
  });

  it("goes before those that staff begin, if it answers what the lead asked for, and is told apart nowhere else", async () => {
    const peer = mailPeer();
    const first = await lead(peer, { consent: true });
    const second = await lead(peer, { consent: true });
    await rows("update assessments set call_requested_at = ? where id = ?", Date.now(), second.id);
    const [begun, answer] = [draft({ sendAt: later() }), draft({ sendAt: later() })];
    await write(peer, first.id, begun);
    expect((await write(peer, second.id, answer)).body.mail).toMatchObject({ status: "pending" });
    expect((await thread(peer, second.id)).mails).toMatchObject([
      { mailId: answer.mailId, status: "pending" },
    ]);
    await rows("update outbox set due_at = id where kind like 'staff-%'");
    const { db } = openDb(env.DB, "first-primary");
    const claim = async () => {
      const wanted = { channel: "email", most: 1, together: 1, ranks: MAIL_RULES } as const;
      const [one] = await claimDue(db, [wanted], Date.now());
      return one && JSON.parse(one.payload).mailId;
    };
    expect([await claim(), await claim()]).toEqual([answer.mailId, begun.mailId]);
    expect((await cancel(peer, second.id, answer.mailId)).status).toBe(409);
    await rows("update outbox set lease_until = 0");
    expect((await cancel(peer, second.id, answer.mailId)).status).toBe(200);
  });

  it("stands in the thread where it leaves, not where it was written", async () => {
    const peer = mailPeer();
    const { id } = await lead(peer, { consent: true });
    await write(peer, id, draft({ sendAt: later(), subject: "Later" }));
    await write(peer, id, draft({ subject: "Now" }));
    const subjects = async () => (await thread(peer, id)).mails.map(({ subject }) => subject);
    expect(await subjects()).toEqual(["Now", "Later"]);
    await dispatch(peer, Date.now() + 61 * MINUTE_MS);
    expect(await subjects()).toEqual(["Now", "Later"]);
  });

  it("can be canceled until it is claimed", async () => {
    const peer = mailPeer();
    const { id } = await lead(peer, { consent: true });
    const [one, two] = [draft({ sendAt: later() }), draft({ sendAt: later() })];
    await write(peer, id, one);
    await write(peer, id, two);
    expect((await cancel(peer, id, one.mailId)).status).toBe(200);
    // A second time it is canceled already.
    expect((await cancel(peer, id, one.mailId)).status).toBe(200);
    const now = Date.now() + 61 * MINUTE_MS;
    const { db } = openDb(env.DB, "first-primary");
    const claimed = await claimDue(db, [{ channel: "email", most: 5, together: 5 }], now);
    expect(claimed.map(({ payload }) => JSON.parse(payload).mailId)).toEqual([two.mailId]);
    expect((await cancel(peer, id, two.mailId)).status).toBe(409);
    expect((await cancel(peer, id, crypto.randomUUID())).status).toBe(404);
    expect((await cancel(peer, id + 1, two.mailId)).status).toBe(404);
    expect((await outbox()).map(({ status }) => status)).toEqual(["cancelled", "pending"]);
  });

  it("goes with its lead, and stands in the lead’s file before", async () => {
    const peer = mailPeer();
    const { id } = await lead(peer, { consent: true });
    const sendAt = later();
    const json = draft({ sendAt });
    await write(peer, id, json);
    const vars = withMail(peer);
    const parts = { assessments: [id], bookings: [] };
    const file = await staffJson<{ assessments: unknown[] }>("/api/people/export", {
      json: parts,
      vars,
      headers,
    });
    expect(file.assessments).toMatchObject([
      { mails: [{ direction: "out", subject: json.subject, text: json.text, sendAt }] },
    ]);
    await staffJson("/api/people/erase", { json: parts, vars, headers });
    expect(await rows("select id from mails union all select id from mail_threads")).toEqual([]);
    expect(await outbox()).toEqual([]);
    await dispatch(peer, Date.now() + 61 * MINUTE_MS);
    expect(peer.mails).toEqual([]);
    expect((await write(peer, id, draft())).status).toBe(410);
  });
});
