import { env } from "cloudflare:workers";
import { createScheduledController } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { runDueJobs } from "../../worker/cron/run-due-jobs.ts";
import { LEASE_MS } from "../../worker/db/delivery/claims.ts";
import worker from "../../worker/index.ts";
import { api, settled } from "../setup/api.ts";
import { allowConsole } from "../setup/runtime/console-guard.ts";
import { fromCalendly } from "../setup/booking-webhook.ts";
import { databaseWith } from "../setup/database/database-with.ts";
import { completedLead } from "../setup/lead.ts";
import { connectedSlack, mailPeer, MAIL_VARS } from "../setup/delivery/peers.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { rows } from "../setup/database/rows.ts";
import { standInFor } from "../setup/delivery/stand-in.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ORIGIN = "https://bpm.example";

type Peer = ReturnType<typeof mailPeer>;

const withMail = (mail: Peer) => ({ ...MAIL_VARS, APP_ORIGIN: ORIGIN, EMAIL: mail.binding });
const tick = (now: number, vars: Partial<Env> = {}) =>
  runDueJobs({ ...env, APP_ORIGIN: ORIGIN, ...vars }, now);

describe("hubs that expired", () => {
  it("are told of once, in one message, those without a booking click", async () => {
    const slack = await connectedSlack();
    const first = await completedLead({ name: "Ada" });
    const second = await completedLead({ name: "Grace" });
    const clicked = await completedLead({ name: "Mary" });
    await completedLead({ name: "Bot", company: "Bot" });
    const vars = { BOOKING_URL: "https://calendly.com/team/call" };
    await api("/api/assessment/track-booking-click", { json: { sessionId: clicked.sessionId }, vars });
    slack.messages.length = 0;
    await tick(Date.now() + 11 * HOUR_MS);
    expect(slack.messages).toEqual([]);
    const due = Date.now() + 13 * HOUR_MS;
    await Promise.all([tick(due), tick(due), tick(due)]);
    await tick(due + HOUR_MS);
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "2 strategy hubs expired without a booking click · BPM",
    ]);
    const text = JSON.stringify(slack.messages);
    expect(text).toContain(`lead=${first.id}|Ada`);
    expect(text).toContain(`lead=${second.id}|Grace`);
    expect(text).not.toMatch(/Mary|Bot|\/hub/);
    expect(await rows("select count(*) as n from assessments where hub_expiry_handled_at is null")).toEqual([
      { n: 0 },
    ]);
  });

  it("are listed twenty a run, and none is left out", async () => {
    const slack = await connectedSlack();
    await completedLead();
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, completed_at, name, email, hub_expires_at)
       select 'session-' || value, 'quiz', 1, 1, 1, 'Lead <' || value || '>', 'l@a.example', 1000 + value
       from json_each(?)`,
      JSON.stringify(Array.from({ length: 45 }, (_, index) => index + 1)),
    );
    slack.messages.length = 0;
    const now = Date.now();
    for (let run = 0; run < 5; run++) await tick(now + run * 60_000);
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "20 strategy hubs expired without a booking click · BPM",
      "20 strategy hubs expired without a booking click · BPM",
      "5 strategy hubs expired without a booking click · BPM",
    ]);
    const text = JSON.stringify(slack.messages);
    for (const lead of [1, 20, 21, 45]) expect(text).toContain(`Lead &lt;${lead}&gt;`);
  });

  it("are handled without a word where no workspace is connected", async () => {
    await completedLead();
    await tick(Date.now() + 13 * HOUR_MS);
    expect(await rows("select * from outbox")).toEqual([]);
    expect(await rows("select count(*) as n from assessments where hub_expiry_handled_at is null")).toEqual([
      { n: 0 },
    ]);
  });
});

describe("the reminder", () => {
  const lead = async (mail: Peer, changes: Record<string, unknown> = {}) => {
    const stored = await completedLead({ emailConsent: true, ...changes }, withMail(mail));
    mail.mails.length = 0;
    return stored;
  };
  const hour = (hours: number) => Date.now() + hours * HOUR_MS;

  it("comes once, a quarter of the window before the end", async () => {
    const mail = mailPeer();
    await lead(mail);
    await tick(hour(8.9), withMail(mail));
    expect(mail.mails).toEqual([]);
    await Promise.all([tick(hour(9.1), withMail(mail)), tick(hour(9.1), withMail(mail))]);
    await tick(hour(10), withMail(mail));
    expect(mail.mails.map(({ subject }) => subject)).toEqual(["Your strategy hub closes in 3 hours, Ada"]);
    expect(mail.mails[0]?.text).toContain("This is the only reminder");
  });

  it("keeps two hours after the hub mail", async () => {
    const mail = mailPeer();
    await lead(mail);
    await rows("update assessments set email_sent_at = ?", hour(8.5));
    await tick(hour(9.5), withMail(mail));
    expect(mail.mails).toEqual([]);
    await tick(hour(10.6), withMail(mail));
    expect(mail.mails).toHaveLength(1);
  });

  it("comes to nobody who clicked booking, booked, withdrew, got no hub mail, or whose hub is over", async () => {
    const mail = mailPeer();
    const email = (name: string) => ({ email: `${name}@analytical.example` });
    const clicked = await lead(mail, email("clicked"));
    await rows("update assessments set booking_link_clicked = 1 where id = ?", clicked.id);
    await lead(mail, email("booked"));
    await fromCalendly({
      event: "invitee.created",
      created_at: "2026-11-21T10:00:00Z",
      payload: { uri: "u", ...email("booked") },
    });
    await settled();
    const withdrew = await lead(mail, email("withdrew"));
    await rows("update assessments set email_consent = null where id = ?", withdrew.id);
    const unsent = await lead(mail, email("unsent"));
    await rows("update assessments set email_sent_at = null where id = ?", unsent.id);
    mail.mails.length = 0;
    await tick(hour(9.5), withMail(mail));
    expect(mail.mails).toEqual([]);
    await lead(mail, email("late"));
    await tick(hour(12.5), withMail(mail));
    expect(mail.mails).toEqual([]);
  });

  it("is not sent any more when booking was clicked after it was queued", async () => {
    const mail = mailPeer();
    const { id } = await lead(mail);
    mail.errors.push(new Error("down"));
    await tick(hour(9.5), withMail(mail));
    await rows("update assessments set booking_link_clicked = 1 where id = ?", id);
    await tick(hour(10), withMail(mail));
    expect(mail.mails).toEqual([]);
    expect(await rows("select status, last_error from outbox where kind = 'reminder'")).toEqual([
      { status: "cancelled", last_error: "booked" },
    ]);
  });

  it("follows an extended hub", async () => {
    const mail = mailPeer();
    await lead(mail);
    await rows("update assessments set hub_expires_at = ?", hour(48));
    await tick(hour(9.5), withMail(mail));
    expect(mail.mails).toEqual([]);
    await tick(hour(36.5), withMail(mail));
    expect(mail.mails).toHaveLength(1);
  });
});

describe("retention", () => {
  it("takes addresses off after the setting's days", async () => {
    await completedLead();
    await rows("update lead_visits set ip_address = '203.0.113.7', user_agent = 'Browser'");
    await tick(Date.now() + 89 * DAY_MS);
    expect(await rows("select ip_address from lead_visits")).toEqual([{ ip_address: "203.0.113.7" }]);
    await rows("update system_settings set value = '10' where key = 'retention_days_ip'");
    await tick(Date.now() + 10 * DAY_MS);
    expect(
      await rows("select ip_address, user_agent, name from assessments join lead_visits on lead_id = id"),
    ).toEqual([{ ip_address: null, user_agent: null, name: "Ada Lovelace" }]);
  });

  it("erases abandoned anonymous sessions, and only those", async () => {
    const { sessionId } = quizBody();
    await api("/api/assessment/track-quiz-start", { json: { sessionId } });
    await completedLead();
    const half = quizBody();
    await api("/api/assessment/track-quiz-start", { json: { sessionId: half.sessionId } });
    await rows("update assessments set email = 'half@way.example' where session_id = ?", half.sessionId);
    await tick(Date.now() + 13 * DAY_MS);
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 3 }]);
    const due = Date.now() + 15 * DAY_MS;
    await Promise.all([tick(due), tick(due)]);
    expect(await rows("select email from assessments order by id")).toEqual([
      { email: "ada@analytical.example" },
      { email: "half@way.example" },
    ]);
    expect(await rows("select count(*) as n from tombstones")).toEqual([{ n: 1 }]);
    expect(JSON.stringify(await rows("select * from tombstones"))).not.toContain(sessionId);
  });

  it("drops what was delivered long ago, but not what keeps mails and stages to once", async () => {
    await rows(
      `insert into outbox (dedupe_key, channel, kind, assessment_id, payload, status, created_at, due_at, sent_at)
       select value, 'slack', value, 1, '{}', 'sent', 1, 1, 1
       from json_each('["slack-mql", "ad-event", "hub-mail", "stage-event", "reminder"]')`,
    );
    await rows(
      "insert into tombstones (hash, expires_at) values ('old', ?), ('new', ?)",
      5,
      Date.now() + DAY_MS,
    );
    await tick(Date.now());
    expect(await rows("select kind from outbox order by kind")).toEqual([
      { kind: "hub-mail" },
      { kind: "reminder" },
      { kind: "stage-event" },
    ]);
    expect(await rows("select hash from tombstones")).toEqual([{ hash: "new" }]);
  });
});

describe("a run", () => {
  it("delivers a backlog larger than one batch", async () => {
    const slack = await connectedSlack();
    await rows(
      `insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at)
       select 'slack-test:' || value, 'slack', 'slack-test', '{}', 1, 1 from json_each(?)`,
      JSON.stringify(Array.from({ length: 35 }, (_, index) => index)),
    );
    await tick(Date.now());
    expect(slack.messages).toHaveLength(35);
  });

  it("that comes again, or at once with another, finds each job done: nothing is told or changed twice", async () => {
    const slack = await connectedSlack();
    const mail = mailPeer();
    await completedLead({ emailConsent: true }, withMail(mail));
    await api("/api/assessment/track-quiz-start", { json: { sessionId: quizBody().sessionId } });
    await rows("update lead_visits set ip_address = '203.0.113.7'");
    await rows("insert into tombstones (hash, expires_at) values ('old', 5)");
    const stored = async () => {
      const tables = ["assessments", "outbox", "lead_visits", "tombstones", "ad_events"];
      return Promise.all(tables.map((table) => rows(`select * from ${table}`)));
    };
    const told = () => [slack.messages.length, mail.mails.length];
    for (const late of [9.5 * HOUR_MS, 13 * HOUR_MS, 31 * DAY_MS, 91 * DAY_MS, 400 * DAY_MS]) {
      const due = Date.now() + late;
      await Promise.all([tick(due, withMail(mail)), tick(due, withMail(mail))]);
      const [before, toldBefore] = [await stored(), told()];
      await tick(due, withMail(mail));
      expect({ late, stored: await stored(), told: told() }).toEqual({
        late,
        stored: before,
        told: toldBefore,
      });
    }
    expect(told()).toEqual([2, 2]);
    expect(
      await rows(
        "select ip_address, hub_expiry_handled_at is not null as handled from assessments join lead_visits on lead_id = id",
      ),
    ).toEqual([{ ip_address: null, handled: 1 }]);
  });

  it("goes by its own clock, however long its jobs take, and leases for as long as it should", async () => {
    const slack = await connectedSlack();
    await completedLead();
    const now = Date.now() + 100 * DAY_MS;
    await rows("update outbox set status = 'pending', due_at = 1");
    await rows("update assessments set created_at = ?", now - 90 * DAY_MS + 1);
    await rows("update lead_visits set ip_address = 'ip', begun_at = ?", now - 90 * DAY_MS + 1);
    const leases: unknown[] = [];
    standInFor("https://hooks.slack.com", async (request) => {
      leases.push((await rows("select lease_until from outbox"))[0]?.["lease_until"]);
      return slack.handle(request);
    });
    await tick(now, { DB: databaseWith(env.DB, () => scheduler.wait(5)) });
    expect(await rows("select ip_address from lead_visits")).toEqual([{ ip_address: "ip" }]);
    expect(Number(leases[0])).toBeGreaterThan(now + LEASE_MS + 25);
  });

  it("goes on when one of its jobs fails", async () => {
    allowConsole(/job_failed/);
    await connectedSlack();
    await rows("drop table bookings");
    const { sessionId } = quizBody();
    await api("/api/assessment/track-quiz-start", { json: { sessionId } });
    await tick(Date.now() + 31 * DAY_MS);
    await rows("update assessments set email = 'a@b.example'");
    await rows("update lead_visits set ip_address = '203.0.113.7'");
    await tick(Date.now() + 91 * DAY_MS);
    expect(await rows("select ip_address from lead_visits")).toEqual([{ ip_address: null }]);
  });

  it("is what the Worker does on any schedule, also when it comes late", async () => {
    const slack = await connectedSlack();
    await completedLead();
    await rows("update outbox set status = 'pending', due_at = 1");
    slack.messages.length = 0;
    const controller = createScheduledController({ cron: "5 4 * * *", scheduledTime: Date.now() - HOUR_MS });
    await worker.scheduled(controller, env);
    expect(slack.messages).toHaveLength(1);
    const [row] = await rows("select sent_at from outbox");
    expect(Number(row?.["sent_at"])).toBeGreaterThan(Date.now() - 60_000);
  });
});
