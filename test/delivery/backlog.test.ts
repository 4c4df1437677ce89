import { CHANNELS, type Channel } from "#domain/delivery/channels";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { resumeRest } from "../../worker/db/delivery/channel-pauses.ts";
import { openDb } from "../../worker/db/client.ts";
import { claimDue } from "../../worker/db/delivery/claims.ts";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { settled } from "../setup/api.ts";
import { queueBacklog } from "../setup/delivery/backlog.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { completedLead } from "../setup/lead.ts";
import { mailError } from "../setup/delivery/mail-error.ts";
import { mailPeer, MAIL_VARS, metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { staffJson } from "../setup/staff-api.ts";
import { wanted } from "../setup/delivery/wanted.ts";

const ORIGIN = "https://bpm.example";
const NOW = 1_790_000_000_000;

/** D1 counts a row for each pass over it: found, listed, looked up, changed, given back. */
const ROWS_A_CLAIM = 6;

const primary = () => openDb(env.DB, "first-primary").db;
const down = { name: "503", answer: async () => new Response("", { status: 503 }) };

/** Rows of every kind that no claim of Slack may read through. */
async function queueEverything() {
  await queueBacklog({ channel: "meta", count: 8000 });
  await queueBacklog({ channel: "email", count: 500 });
  await queueBacklog({ channel: "slack", count: 500, dueAt: NOW + 60_000 });
  await queueBacklog({ channel: "slack", count: 500, leaseUntil: NOW + 30_000 });
  await queueBacklog({ channel: "slack", count: 500, status: "dead" });
  await queueBacklog({ channel: "object", count: 500, attempts: 3 });
  await rows("insert into channel_pauses (channel, reason, since) values ('email', 'test', 1)");
}

describe("a claim", () => {
  it.each([
    ["of one channel", ["slack"], 10, null],
    ["of what was tried before", ["object"], 10, null],
    ["of a thousand", ["meta"], 1000, null],
    ["of a paused channel", ["email"], 10, null],
    ["of everything", CHANNELS, 10, null],
    ["of what is new", CHANNELS, 10, NOW - 5000],
  ] as const)("%s reads what it takes, whatever waits", async (_what, channels, most, newSince) => {
    await queueEverything();
    for (const channel of ["slack", "meta"] as const)
      await queueBacklog({ channel, count: 4, dueAt: NOW - 100 });
    // As many that were tried before became due with them.
    await queueBacklog({ channel: "meta", count: 1000, dueAt: NOW - 4000, attempts: 1 });
    const { d1, reads } = countReads(env.DB);
    const claimed = await claimDue(openDb(d1, "first-primary").db, wanted(channels, most), NOW, { newSince });
    expect(reads.rows).toBeLessThanOrEqual(ROWS_A_CLAIM * claimed.length + 20);
    const expected: Partial<Record<Channel, number>> = {
      slack: 4,
      meta: newSince === null ? most : 4,
      object: newSince === null ? 10 : 0,
    };
    const counts = channels.map((one) => claimed.filter(({ channel }) => channel === one).length);
    expect(counts).toEqual(channels.map((channel) => expected[channel] ?? 0));
  });

  it("of a channel whose peer is down reads nothing until that is over", async () => {
    await queueEverything();
    await rows("insert into channel_states (channel, held_until) values ('meta', ?)", NOW);
    const { d1, reads } = countReads(env.DB);
    const claim = (now: number) => claimDue(openDb(d1, "first-primary").db, wanted(["meta"], 10), now);
    expect(await claim(NOW - 1)).toEqual([]);
    expect(reads.rows).toBeLessThanOrEqual(20);
    expect(await claim(NOW)).toHaveLength(10);
    expect(await rows("select held_until from channel_states")).toEqual([{ held_until: 0 }]);
  });
});

describe("a channel that is down", () => {
  const vars = (mail: ReturnType<typeof mailPeer>) => ({
    ...META_VARS,
    ...MAIL_VARS,
    APP_ORIGIN: ORIGIN,
    EMAIL: mail.binding,
  });

  it("with 1,500 events waiting keeps no mail: each of 24 has its try in the first run", async () => {
    const mail = mailPeer();
    const meta = metaPeer();
    const leads = Array.from({ length: 24 }, (_, index) => `lead-${index}@analytical.example`);
    for (const email of leads) await completedLead({ email });
    await rows(`insert into outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
      select 'hub-mail:' || id, 'email', 'hub-mail', id, '{}', 5000, 5000 from assessments`);
    await rows("update assessments set email_consent = 1");
    const [lead] = await rows("select id from assessments limit 1");
    await rows(
      `insert into ad_events (assessment_id, name, source, event_id, params, in_browser, created_at)
       values (?, 'Lead', '', ?, '{}', 0, ?)`,
      lead?.["id"] ?? null,
      crypto.randomUUID(),
      Date.now(),
    );
    await queueBacklog({ channel: "meta", count: 1500 });
    await rows("update outbox set assessment_id = ? where channel = 'meta'", lead?.["id"] ?? null);
    meta.faults = Array.from({ length: 10 }, () => down);
    await sweepOutbox({ ...env, ...vars(mail) }, Date.now());
    expect(mail.mails.map(({ to }) => to).sort()).toEqual(leads.sort());
    // A peer that is down is asked once.
    expect(meta.urls).toHaveLength(1);
  });

  it("keeps no new mail: it leaves with its cause", async () => {
    const mail = mailPeer();
    const meta = metaPeer();
    await queueBacklog({ channel: "meta", count: 5000 });
    meta.faults = Array.from({ length: 10 }, () => down);
    await completedLead({ emailConsent: true, adConsent: true }, vars(mail));
    expect(mail.mails).toHaveLength(1);
  });

  it("for a quota holds all of it in one row, and what its hub's end overtakes is listed as failed", async () => {
    metaPeer();
    const mail = mailPeer();
    mail.errors.push(mailError("E_DAILY_LIMIT_EXCEEDED"));
    const first = await completedLead({ email: "one@a.example", emailConsent: true }, vars(mail));
    const second = await completedLead({ email: "two@a.example", emailConsent: true }, vars(mail));
    await rows(
      "update assessments set hub_expires_at = ? where id = ?",
      Date.now() + 48 * 3_600_000,
      second.id,
    );
    await sweepOutbox({ ...env, ...vars(mail) }, Date.now() + 25 * 3_600_000);
    expect(mail.mails.map(({ to }) => to)).toEqual(["two@a.example"]);
    const { deliveries } = await staffJson<{ deliveries: object[] }>(
      "/api/deliveries?status=dead&channel=email",
    );
    expect(deliveries).toMatchObject([{ assessmentId: first.id, kind: "hub-mail", error: "hub_expired" }]);
  });
});

describe("a channel that goes on", () => {
  it("with 20,000 rows behind it touches no row that is due already", async () => {
    await queueBacklog({ channel: "meta", count: 20_000 });
    await rows("insert into channel_pauses (channel, reason, since) values ('meta', 'meta_190', 0)");
    expect(await staffJson("/api/deliveries/resend", { json: { channel: "meta" } })).toEqual({
      resent: 20_000,
    });
    expect(await rows("select count(*) as n from outbox where due_at > ?", NOW)).toEqual([{ n: 0 }]);
    // Nothing has set Meta up here, so the first try paused it again.
    await settled();
    await rows("delete from channel_pauses");
    expect(await claimDue(primary(), wanted(["meta"], 10), NOW)).toHaveLength(10);
  });

  it("has what waited for a later try, and what was dead, back piece by piece", async () => {
    await queueBacklog({ channel: "meta", count: 12_000, dueAt: Date.now() + 1e9, attempts: 5 });
    await queueBacklog({ channel: "meta", count: 21_000, status: "dead" });
    await staffJson("/api/deliveries/resend", { json: { channel: "meta" } });
    const due = "select count(*) as n from outbox where status = 'pending' and due_at <= ?";
    expect(await rows(due, Date.now())).toEqual([{ n: 20_000 }]);
    expect(await rows("select resuming from channel_states")).toEqual([{ resuming: "all" }]);
    await resumeRest(primary(), Date.now());
    expect(await rows(due, Date.now())).toEqual([{ n: 33_000 }]);
    expect(await rows("select resuming from channel_states")).toEqual([{ resuming: null }]);
  });
});
