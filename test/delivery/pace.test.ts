import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { queueBacklog } from "../setup/delivery/backlog.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { completedLead } from "../setup/lead.ts";
import { mailError } from "../setup/delivery/mail-error.ts";
import { connectedSlack, mailPeer, MAIL_VARS, metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";

const ORIGIN = "https://bpm.example";
/** What an hour without a peer leaves for each of the 60 runs of the next: the peak hour has 5/24 of 100,000 leads. */
const LEADS_A_RUN = Math.ceil((100_000 * 5) / 24 / 60);
/** Of its other visitors' events too: ten a lead, five of each that leaves at question 4. */
const EVENTS_A_RUN = LEADS_A_RUN * (10 + 2 * 5);
/** Of D1's 1,000 a run, most of which are for the other channels and jobs. */
const QUERIES_MOST = 320;
const MAIL_MS = 300;
const AT_ONCE = 6;
const LEADS = 1200;

let clock = { passed: 0 };

/** Mail that takes its time, a few at once; the clock goes on with it alone. */
function slowMail() {
  const mail = mailPeer();
  const send: SendEmail["send"] = (message: EmailMessage | EmailMessageBuilder) => {
    clock.passed += MAIL_MS / AT_ONCE;
    return "subject" in message ? mail.binding.send(message) : Promise.reject(new TypeError("raw"));
  };
  return { ...mail, binding: { send } satisfies SendEmail };
}

function sweep(mail: ReturnType<typeof slowMail>, minute = 1, d1 = env.DB): Promise<number> {
  clock.passed = 0;
  const vars = { ...MAIL_VARS, ...META_VARS, APP_ORIGIN: ORIGIN, EMAIL: mail.binding };
  const now = Date.now() + minute * 60_000;
  return sweepOutbox({ ...env, ...vars, DB: d1 }, now, { elapsed: () => clock.passed });
}

/** Leads that agreed to mail, each with its hub mail waiting. */
async function leadsWait(count: number): Promise<void> {
  const { id } = await completedLead({ emailConsent: true });
  await rows(
    `insert into assessments (session_id, assessment_type, created_at, updated_at, completed_at, name, email, answers,
       offer_tier, score, lead_score, email_consent, hub_expires_at)
     with recursive n (n) as (values (1) union all select n + 1 from n where n < ?)
     select 'copy' || n, assessment_type, created_at, updated_at, completed_at, name, 'lead' || n || '@a.example',
       answers, offer_tier, score, lead_score, email_consent, hub_expires_at
     from assessments, n where id = ?`,
    count,
    id,
  );
  await rows(
    `insert into outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
     select 'hub-mail:' || id || ':1', 'email', 'hub-mail', id, '{}', ?1, ?1 from assessments where id <> ?2`,
    Date.now(),
    id,
  );
}

const states = (channel: string) =>
  rows("select status, count(*) as n from outbox where channel = ? group by 1 order by 1", channel);

describe("after an hour without a peer", () => {
  beforeEach(() => {
    clock = { passed: 0 };
  });

  it("mail is back in step within the next, each of it once, with few queries", async () => {
    await leadsWait(LEADS);
    const mail = slowMail();
    const { d1, reads } = countReads(env.DB);
    const sent = await sweep(mail, 1, d1);
    expect(sent).toBeGreaterThan(LEADS_A_RUN);
    expect(reads.queries).toBeLessThan(QUERIES_MOST);
    expect(clock.passed).toBeLessThan(60_000);
    for (let minute = 2; (await sweep(mail, minute)) > 0; minute++) expect(minute).toBeLessThan(6);
    expect(await states("email")).toEqual([{ status: "sent", n: LEADS }]);
    expect(new Set(mail.mails.map(({ to }) => to)).size).toBe(LEADS);
    expect(mail.mails).toHaveLength(LEADS);
    expect(await rows("select count(*) as n from assessments where email_sent_at is not null")).toEqual([
      { n: LEADS },
    ]);
  });

  it("no channel waits for another's share of the run", async () => {
    await leadsWait(LEADS);
    const [mail, slack, meta] = [slowMail(), await connectedSlack(), metaPeer()];
    await queueBacklog({ channel: "slack", count: 100 });
    await queueBacklog({ channel: "meta", count: 2 * EVENTS_A_RUN });
    await sweep(mail);
    expect(mail.mails.length).toBeGreaterThan(LEADS_A_RUN);
    expect(slack.calls.length).toBeGreaterThan(30);
    // Of nobody, they are settled without a call; what a call takes is Meta's own.
    expect(meta.urls).toEqual([]);
    expect(await states("meta")).toEqual([{ status: "cancelled", n: 2 * EVENTS_A_RUN }]);
  });

  it("mail that is still away is asked once, and what was not tried is as it was", async () => {
    await leadsWait(30);
    const mail = slowMail();
    mail.errors.push(...Array.from({ length: 30 }, () => mailError("E_INTERNAL_SERVER_ERROR")));
    await sweep(mail);
    expect(mail.errors).toHaveLength(29);
    expect(await rows("select attempts, count(*) as n from outbox group by 1 order by 1")).toEqual([
      { attempts: 0, n: 29 },
      { attempts: 1, n: 1 },
    ]);
  });

  it("mail that goes away in the middle leaves the rest of its try untried", async () => {
    await leadsWait(30);
    const mail = slowMail();
    const accepted = mail.binding.send;
    const away = mailError("E_INTERNAL_SERVER_ERROR");
    const send: SendEmail["send"] = (message: EmailMessage | EmailMessageBuilder) =>
      mail.mails.length < 3 && "subject" in message ? accepted(message) : Promise.reject(away);
    await sweep({ ...mail, binding: { send } });
    expect(mail.mails).toHaveLength(3);
    expect(
      await rows("select status, attempts, interrupted, begun_at from outbox group by 1, 2, 3, 4"),
    ).toEqual([
      { status: "pending", attempts: 0, interrupted: 0, begun_at: null },
      { status: "pending", attempts: 1, interrupted: 0, begun_at: null },
      { status: "sent", attempts: 1, interrupted: 0, begun_at: null },
    ]);
  });
});
