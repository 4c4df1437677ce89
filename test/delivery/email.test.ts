import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { deliverDue } from "../../worker/delivery/deliver-due.ts";
import { api, settled } from "../setup/api.ts";
import { completedLead } from "../setup/lead.ts";
import { mailError } from "../setup/delivery/mail-error.ts";
import { mailPeer, MAIL_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";

const ORIGIN = "https://bpm.example";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Peer = ReturnType<typeof mailPeer>;

const withMail = (mail: Peer) => ({ ...MAIL_VARS, APP_ORIGIN: ORIGIN, EMAIL: mail.binding });
const dispatch = (mail: Peer, now: number) => deliverDue({ ...env, ...withMail(mail) }, now, ORIGIN);

/** A lead that agreed to mails; its hub mail is tried at once. */
const agreed = (mail: Peer, changes: Record<string, unknown> = {}) =>
  completedLead({ emailConsent: true, ...changes }, withMail(mail));

async function outbox() {
  return rows("select kind, status, last_error from outbox where channel = 'email' order by id");
}

describe("the hub mail", () => {
  it("brings the link, says why it came and how to end it, and marks the card", async () => {
    const mail = mailPeer();
    const { sessionId } = await agreed(mail);
    const [sent] = mail.mails;
    expect(mail.mails).toHaveLength(1);
    expect(sent).toMatchObject({
      from: { name: "BPM", email: "hello@bpm.example" },
      to: "ada@analytical.example",
      subject: "Your strategy hub is ready, Ada",
    });
    for (const form of [sent?.html, sent?.text]) {
      expect(form).toContain(`${ORIGIN}/hub/${sessionId}`);
      expect(form).toContain("BPM Inc., 1 Main St, Calgary AB, Canada");
      expect(form).toContain("Yes, email me the link to my strategy hub");
      expect(form).toContain(`${ORIGIN}/api/unsubscribe/`);
      expect(form).toMatch(/checked at \/quiz on \w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M UTC/);
      expect(form).toContain(
        "You told us that your results go up and down, that your ad budget is $300–$1,000 a day",
      );
      expect(form).toContain("It stays open for 12 hours.");
    }
    expect(sent?.text).toContain("That’s why we recommend Optimize & Scale.");
    const [row] = await rows("select email_sent_at, completed_at from assessments");
    expect(Number(row?.["email_sent_at"])).toBeGreaterThanOrEqual(Number(row?.["completed_at"]));
  });

  it("does not quote words that its reader never saw", async () => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    const { id } = await agreed(mail);
    await rows("update lead_proofs set email_consent_wording = '2020-01' where lead_id = ?", id);
    await dispatch(mail, Date.now() + 60_000);
    for (const form of [mail.mails[0]?.html, mail.mails[0]?.text]) {
      expect(form).toMatch(/because you agreed to it at \/quiz on \w{3}, \w{3} \d+, \d{4}/);
      expect(form).not.toContain("Yes, email me");
    }
  });

  it("can be ended by one click of the mail program (RFC 8058)", async () => {
    const mail = mailPeer();
    await agreed(mail);
    const headers = mail.mails[0]?.headers ?? {};
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = /^<(https:\/\/bpm\.example\/api\/unsubscribe\/[0-9a-f]+\.hub\.[0-9a-f]+)>$/.exec(
      headers["List-Unsubscribe"] ?? "",
    )?.[1];
    expect(link).toBeDefined();
    expect(JSON.stringify(headers)).not.toContain("ada");
  });

  it("says the same in both forms, needs nothing from elsewhere and fits every inbox", async () => {
    const mail = mailPeer();
    await agreed(mail);
    const { html = "", text = "" } = mail.mails[0] ?? {};
    const words = (shown: string) => shown.replaceAll(/https?:\S+|[^\p{L}\p{N}]+/gu, " ").split(" ");
    const visible = html.replace(/<(style|title)[\s\S]*?<\/\1>|<div style="display:none[\s\S]*?<\/div>/g, "");
    const htmlWords = new Set(words(visible.replaceAll(/<[^>]+>/g, " ").replaceAll("&quot;", '"')));
    expect(words(text).filter((word) => !htmlWords.has(word))).toEqual([]);
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|@import|url\(/);
    expect(html.length).toBeLessThan(60_000);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/width="100%"[^>]*style="max-width:560px"/);
    for (const line of `${html}\n${text}`.split("\n")) expect(line.length).toBeLessThan(998);
  });

  it.each([
    ["a line break and a header", "A\u0085Bcc: x@y.example"],
    ["markup", '<script>alert("x")</script>'],
    ["an address", "ada@evil.example"],
    ["a site in it, which mail programs make a link of", "win-now.evil"],
    ["a site in it by another dot", "win-now\uff0eevil"],
    ["a very long word", "x".repeat(500)],
  ])("keeps a name with %s out of its headers and its markup", async (_what, name) => {
    const mail = mailPeer();
    const { id } = await agreed(mail, { name: "Ada" });
    await rows("update assessments set name = ? where id = ?", name, id);
    await rows("update outbox set status = 'pending', sent_at = null where channel = 'email'");
    await dispatch(mail, Date.now());
    const sent = mail.mails.at(-1);
    expect(mail.mails).toHaveLength(2);
    expect(sent?.subject).toBe(
      name.startsWith("A\u0085") ? "Your strategy hub is ready, A" : "Your strategy hub is ready",
    );
    expect(sent?.html).not.toContain("<script");
    expect(JSON.stringify([sent?.subject, sent?.to, sent?.from, sent?.headers])).not.toMatch(/evil|Bcc/);
  });

  it("goes to no address that a mail program would read as more than one", async () => {
    const mail = mailPeer();
    await agreed(mail, { email: "x<victim@evil.example>y" });
    await agreed(mail, { email: "a,b@evil.example" });
    expect(mail.mails).toEqual([]);
    expect((await outbox()).map(({ last_error }) => last_error)).toEqual(["no_address", "no_address"]);
  });
});

describe("a mail is not sent", () => {
  const failing = async (changes: Record<string, unknown> = {}) => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    const lead = await agreed(mail, changes);
    expect(mail.mails).toEqual([]);
    return { mail, ...lead };
  };

  it("without consent, with none left, or for a suspect", async () => {
    const mail = mailPeer();
    await completedLead({}, withMail(mail));
    await completedLead({ emailConsent: true, company: "Bot" }, withMail(mail));
    expect(await outbox()).toEqual([]);
    const withdrawn = await failing();
    await rows("update assessments set email_consent = null where id = ?", withdrawn.id);
    await dispatch(withdrawn.mail, Date.now() + 60_000);
    expect(withdrawn.mail.mails).toEqual([]);
    expect(await outbox()).toEqual([{ kind: "hub-mail", status: "cancelled", last_error: "no_consent" }]);
  });

  it("when its hub has ended meanwhile", async () => {
    const { mail, id } = await failing();
    await rows("update assessments set hub_expires_at = ? where id = ?", Date.now(), id);
    await dispatch(mail, Date.now() + 60_000);
    expect(mail.mails).toEqual([]);
    expect(await outbox()).toEqual([{ kind: "hub-mail", status: "dead", last_error: "hub_expired" }]);
  });

  it("after its session was erased", async () => {
    const { mail, sessionId } = await failing();
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    await dispatch(mail, Date.now() + 60_000);
    expect(mail.mails).toEqual([]);
  });

  it("with links to nowhere: it waits until the origin is known", async () => {
    const { mail } = await failing();
    await deliverDue({ ...env, ...withMail(mail), APP_ORIGIN: "" }, Date.now() + 60_000);
    expect((await outbox())[0]).toMatchObject({ status: "pending", last_error: "origin_not_configured" });
    await dispatch(mail, Date.now() + HOUR_MS);
    expect(mail.mails).toHaveLength(1);
  });

  it("with links elsewhere: the local default remembers where it was queued", async () => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    await completedLead({ emailConsent: true }, { ...MAIL_VARS, EMAIL: mail.binding });
    await deliverDue({ ...env, ...MAIL_VARS, EMAIL: mail.binding }, Date.now() + 60_000);
    expect(mail.mails[0]?.text).toContain("http://localhost:8787/hub/");
  });

  it("more than once a day to one address, whatever the session and its spelling", async () => {
    const mail = mailPeer();
    await agreed(mail, { email: "ada@analytical.example" });
    await agreed(mail, { email: "ADA@Analytical.example" });
    expect(mail.mails).toHaveLength(1);
    expect((await outbox())[1]).toMatchObject({ status: "cancelled", last_error: "recipient_cap" });
    expect(await rows("select count(*) as n from assessments where email_sent_at is not null")).toEqual([
      { n: 1 },
    ]);
  });

  it("more than three times in thirty days, also when sessions are erased in between", async () => {
    const mail = mailPeer();
    for (const day of [40, 35, 25, 15, 5, 3, 2]) {
      const { id, sessionId } = await agreed(mail);
      // What was just sent, if it was, happened so many days ago.
      const ago = Date.now() - day * DAY_MS;
      await rows("update outbox set sent_at = ? where assessment_id = ? and status = 'sent'", ago, id);
      await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
      await settled();
    }
    // Those of 40 and 35 days ago no longer count when the others come.
    expect(mail.mails).toHaveLength(5);
  });

  it("twice when two sessions of one address are dispatched at once", async () => {
    const mail = mailPeer();
    mail.errors.push(...["1", "2", "3", "4"].map(() => mailError("E_INTERNAL_SERVER_ERROR")));
    for (let lead = 0; lead < 4; lead++) await agreed(mail);
    expect(mail.mails).toEqual([]);
    await rows("update outbox set due_at = 1, attempts = 0");
    const now = Date.now() + 1000;
    await Promise.all(Array.from({ length: 4 }, () => dispatch(mail, now)));
    for (let minute = 1; minute < 10; minute++) await dispatch(mail, now + minute * 60_000);
    expect(mail.mails).toHaveLength(1);
    expect(await rows("select status, count(*) as n from outbox group by 1 order by 1")).toEqual([
      { status: "cancelled", n: 3 },
      { status: "sent", n: 1 },
    ]);
  });
});

describe("the send-email binding's errors", () => {
  it.each([
    ["E_RATE_LIMIT_EXCEEDED", "pending"],
    ["E_DELIVERY_FAILED", "pending"],
    ["E_SOMETHING_NEW", "pending"],
    ["E_RECIPIENT_NOT_ALLOWED", "pending"],
    ["E_VALIDATION_ERROR", "dead"],
    ["E_HEADERS_TOO_LARGE", "dead"],
  ])("%s leaves the row %s, and the card without 'Email sent'", async (code, status) => {
    const mail = mailPeer();
    mail.errors.push(mailError(code));
    await agreed(mail);
    expect(await outbox()).toEqual([{ kind: "hub-mail", status, last_error: code }]);
    expect(await rows("select email_sent_at from assessments")).toEqual([{ email_sent_at: null }]);
  });

  it("a refused sender pauses mail for an hour, and then one mail finds out", async () => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_SENDER_NOT_VERIFIED"), mailError("E_SENDER_NOT_VERIFIED"));
    await agreed(mail, { email: "one@a.example" });
    await agreed(mail, { email: "two@a.example" });
    expect(mail.errors).toHaveLength(1);
    expect(await rows("select channel, reason from channel_pauses")).toEqual([
      { channel: "email", reason: "E_SENDER_NOT_VERIFIED" },
    ]);
    const tick = (minutes: number) =>
      sweepOutbox({ ...env, ...withMail(mail) }, Date.now() + minutes * 60_000);
    await tick(59);
    expect(mail.errors).toHaveLength(1);
    await tick(61);
    expect([mail.errors.length, mail.mails.length]).toEqual([0, 0]);
    await tick(122);
    // The one that found out waits behind those that were due before.
    expect(mail.mails.map(({ to }) => to)).toEqual(["two@a.example", "one@a.example"]);
  });

  it("a pause of days is not held against what waited: a failure after it is tried again", async () => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_SENDER_NOT_VERIFIED"), mailError("E_INTERNAL_SERVER_ERROR"));
    const { id } = await agreed(mail);
    await rows("update assessments set hub_expires_at = ? where id = ?", Date.now() + 9 * DAY_MS, id);
    await sweepOutbox({ ...env, ...withMail(mail) }, Date.now() + 3 * DAY_MS);
    expect(await outbox()).toEqual([
      { kind: "hub-mail", status: "pending", last_error: "E_INTERNAL_SERVER_ERROR" },
    ]);
    await sweepOutbox({ ...env, ...withMail(mail) }, Date.now() + 3 * DAY_MS + HOUR_MS);
    expect(mail.mails).toHaveLength(1);
  });

  it("the daily quota waits for the next day, and the day after, and costs no day of retries", async () => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_DAILY_LIMIT_EXCEEDED"), mailError("E_DAILY_LIMIT_EXCEEDED"));
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    const { id } = await agreed(mail);
    await rows("update assessments set hub_expires_at = ? where id = ?", Date.now() + 9 * DAY_MS, id);
    const midnight = (days: number) => Math.ceil(Date.now() / DAY_MS + days) * DAY_MS;
    const waits = { status: "pending", last_error: "E_DAILY_LIMIT_EXCEEDED" };
    const row = () => rows("select status, last_error, due_at from outbox");
    expect(await row()).toEqual([{ ...waits, due_at: midnight(0) }]);
    await sweepOutbox({ ...env, ...withMail(mail) }, midnight(0) - 60_000);
    expect(mail.errors).toHaveLength(2);
    await sweepOutbox({ ...env, ...withMail(mail) }, midnight(0) + 60_000);
    expect(await row()).toEqual([{ ...waits, due_at: midnight(1) }]);
    await sweepOutbox({ ...env, ...withMail(mail) }, midnight(1) + 60_000);
    expect(await row()).toMatchObject([{ status: "pending", last_error: "E_INTERNAL_SERVER_ERROR" }]);
    await sweepOutbox({ ...env, ...withMail(mail) }, midnight(1) + HOUR_MS);
    expect(mail.mails).toHaveLength(1);
  });

  it("what the quota held back goes by rank: who asked for a link before hub mails", async () => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_DAILY_LIMIT_EXCEEDED"));
    await agreed(mail, { email: "first@a.example" });
    await agreed(mail, { email: "second@a.example" });
    const { id } = await agreed(mail, { email: "asks@a.example" });
    await rows("update outbox set kind = 'new-link', dedupe_key = 'new-link:1' where assessment_id = ?", id);
    await rows("update assessments set hub_expires_at = ?", Date.now() + 9 * DAY_MS);
    expect(mail.mails).toEqual([]);
    await rows("update outbox set due_at = id");
    await dispatch(mail, Date.now() + DAY_MS);
    await dispatch(mail, Date.now() + DAY_MS);
    expect(mail.mails.map(({ to }) => to)).toEqual(["asks@a.example", "first@a.example"]);
  });

  it("a refused recipient is open again after a day, then after a week, then by staff alone", async () => {
    const mail = mailPeer();
    mail.errors.push(...["1", "2", "3"].map(() => mailError("E_RECIPIENT_SUPPRESSED")));
    const start = Date.now();
    await agreed(mail);
    await agreed(mail);
    await rows("update assessments set hub_expires_at = ?", start + 99 * DAY_MS);
    const at = (days: number) => dispatch(mail, start + days * DAY_MS + HOUR_MS);
    const stored = () => rows("select times, open_at from refused_addresses");
    const [{ open_at: first } = {}] = await stored();
    expect(Math.round((Number(first) - start) / HOUR_MS)).toBe(24);
    const waits = { kind: "hub-mail", status: "pending", last_error: "E_RECIPIENT_SUPPRESSED" };
    expect(await outbox()).toEqual([waits, waits]);
    expect(await rows("select distinct due_at from outbox")).toEqual([{ due_at: first }]);
    await at(0.5);
    expect(mail.errors).toHaveLength(2);
    await at(1);
    await at(1);
    expect(mail.errors).toHaveLength(1);
    expect(await stored()).toEqual([{ times: 2, open_at: start + 8 * DAY_MS + HOUR_MS }].map(near));
    expect((await outbox()).map(({ status }) => status)).toEqual(["pending", "pending"]);
    await at(8.1);
    await at(8.1);
    expect([mail.errors.length, mail.mails.length]).toEqual([0, 0]);
    expect(await stored()).toEqual([{ times: 3, open_at: null }]);
    expect((await outbox()).map(({ status }) => status)).toContain("dead");
    await at(9);
    await at(30);
    expect(mail.mails).toEqual([]);
    expect((await outbox()).map(({ status, last_error }) => [status, last_error])).toEqual([
      ["dead", "E_RECIPIENT_SUPPRESSED"],
      ["dead", "E_RECIPIENT_SUPPRESSED"],
    ]);
  });
});

/** A time of the Worker's clock, which goes on by itself. */
function near({ times, open_at }: { times: number; open_at: number }) {
  return { times, open_at: expect.closeTo(open_at, -5) };
}
