import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { MailStopKind } from "#domain/mail/mail-stop";
import { recipientHash, unsubscribeToken } from "../../../worker/delivery/email/unsubscribe-token.ts";
import { api, settled } from "../../setup/api.ts";
import { completedLead } from "../../setup/lead.ts";
import { mailError } from "../../setup/delivery/mail-error.ts";
import { mailPeer, MAIL_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";

const EMAIL = "ada@analytical.example";

const linkFor = async (email: string, stop: MailStopKind = "all") => {
  const recipient = (await recipientHash(env, email)) ?? "";
  return `/api/unsubscribe/${await unsubscribeToken(env, { recipient, stop })}`;
};

const agreed = (mail = mailPeer()) =>
  completedLead({ emailConsent: true }, { ...MAIL_VARS, EMAIL: mail.binding });

describe("an unsubscribe link", () => {
  it("opens a page for people, which changes nothing", async () => {
    await agreed();
    for (const method of ["GET", "HEAD"]) {
      const answer = await api(await linkFor(EMAIL), { method });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain("text/html");
      expect(answer.headers.get("content-security-policy")).toMatch(/form-action 'self'/);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect(await rows("select * from mail_stops")).toEqual([]);
    expect(await rows("select count(*) as n from assessments where email_consent is not null")).toEqual([
      { n: 1 },
    ]);
  });

  it.each([
    [
      "by the mail program",
      { "content-type": "application/x-www-form-urlencoded" },
      "List-Unsubscribe=One-Click",
    ],
    ["by the page's button", { "content-type": "application/x-www-form-urlencoded" }, ""],
    ["from another site", { origin: "https://mail.example", "sec-fetch-site": "cross-site" }, ""],
  ])("ends the mails %s, without cookies or login", async (_how, headers, body) => {
    const { id } = await agreed();
    const answer = await api(await linkFor(EMAIL), { method: "POST", headers, body });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining("You’re unsubscribed"),
    ]);
    expect(await rows("select kind from mail_stops")).toEqual([{ kind: "all" }]);
    const [row] = await rows("select email_consent, email_withdrawn_at from assessments where id = ?", id);
    expect(row?.["email_consent"]).toBeNull();
    expect(row?.["email_withdrawn_at"]).not.toBeNull();
  });

  it("may be used again and again", async () => {
    await agreed();
    for (let time = 0; time < 3; time++) {
      expect((await api(await linkFor(EMAIL), { method: "POST" })).status).toBe(200);
    }
    expect(await rows("select count(*) as n from mail_stops")).toEqual([{ n: 1 }]);
  });

  it.each<[MailStopKind, query: string, stops: MailStopKind[], agreed: number, says: string]>([
    ["hub", "", ["hub", "staff"], 0, "These emails have stopped"],
    ["booking", "", ["booking", "staff"], 1, "These emails have stopped"],
    ["staff", "", ["staff"], 1, "These emails have stopped"],
    ["booking", "?stop=all", ["all"], 0, "You’re unsubscribed"],
    ["all", "", ["all"], 0, "You’re unsubscribed"],
  ])("of a mail that %s stops, with '%s', stops %j", async (stop, query, stops, agreedNow, says) => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    await agreed(mail);
    const answer = await api((await linkFor(EMAIL, stop)) + query, { method: "POST" });
    expect(await answer.text()).toContain(says);
    expect(await rows("select kind from mail_stops order by kind")).toEqual(stops.map((kind) => ({ kind })));
    expect(
      await rows(
        "select status, email_consent is not null as agreed from outbox join assessments a on a.id = assessment_id",
      ),
    ).toEqual([{ status: agreedNow ? "pending" : "cancelled", agreed: agreedNow }]);
  });

  it("has a page with a button for such mails and one for all; an older link stops all", async () => {
    const page = async (stop: MailStopKind) => (await api(await linkFor(EMAIL, stop))).text();
    const buttons = (html: string) =>
      Array.from(
        html.matchAll(/<form method="post"( action="\?stop=all")?><button[^>]*>([^<]*)/g),
        (found) => [found[2], Boolean(found[1])],
      );
    expect(buttons(await page("booking"))).toEqual([
      ["Stop these emails", false],
      ["Stop all emails", true],
    ]);
    expect(buttons(await page("all"))).toEqual([["Unsubscribe", false]]);
  });

  it("survives erasure, and a new consent ends it, but for what staff write", async () => {
    const mail = mailPeer();
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    const { sessionId } = await agreed(mail);
    await api(await linkFor(EMAIL, "hub"), { method: "POST" });
    await api(await linkFor(EMAIL), { method: "POST" });
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    await settled();
    const stops = () => rows("select kind from mail_stops order by kind");
    expect(await stops()).toEqual([{ kind: "all" }, { kind: "hub" }, { kind: "staff" }]);
    expect(JSON.stringify(await rows("select * from mail_stops"))).not.toContain("ada");
    const vars = { ...MAIL_VARS, EMAIL: mail.binding };
    await completedLead({}, vars);
    await completedLead({ emailConsent: true, company: "Bot" }, vars);
    expect(await stops()).toHaveLength(3);
    await rows("update channel_states set held_until = 0");
    await agreed(mail);
    expect(await stops()).toEqual([{ kind: "staff" }]);
    expect(mail.mails).toHaveLength(1);
  });

  it("is ended by a consent that follows on the hub's page", async () => {
    const { sessionId } = await agreed();
    await api(await linkFor(EMAIL), { method: "POST" });
    const consents = { sessionId, emailConsent: true };
    expect((await api("/api/assessment/email-consent", { json: consents })).status).toBe(200);
    expect(await rows("select * from mail_stops")).toEqual([]);
  });

  it.each([
    "ada@analytical.example\u200b",
    "\ufeffada@ana\u00adlytical.example",
    "mailto:ada@analytical.example",
  ])("counts for the address however it was copied: %j", async (email) => {
    const mail = mailPeer();
    await agreed(mail);
    await api(await linkFor(EMAIL), { method: "POST" });
    await completedLead({ email, emailConsent: true }, { ...MAIL_VARS, EMAIL: mail.binding });
    expect(mail.mails).toHaveLength(1);
    expect(await rows("select distinct email from assessments")).toEqual([{ email: EMAIL }]);
  });

  it("takes consent back for every session of the address, also for those that were never mailed", async () => {
    const mail = mailPeer();
    await agreed(mail);
    const vars = { ...MAIL_VARS, EMAIL: mail.binding };
    await completedLead({ email: "ADA@Analytical.example", emailConsent: true }, {});
    await completedLead({ email: "grace@navy.example", emailConsent: true }, vars);
    await api(await linkFor(EMAIL), { method: "POST" });
    expect(
      await rows("select email, email_consent is not null as agreed from assessments order by id"),
    ).toEqual([
      { email: "ada@analytical.example", agreed: 0 },
      { email: "ADA@Analytical.example", agreed: 0 },
      { email: "grace@navy.example", agreed: 1 },
    ]);
  });

  it.each([
    ["nothing", ""],
    ["nonsense", "x"],
    ["a signature of nothing", `.${"0".repeat(64)}`],
    ["a forged signature", `${"0".repeat(64)}.${"0".repeat(64)}`],
  ])("with %s in its place is 404 for reader and clicker", async (_what, token) => {
    for (const method of ["GET", "POST"]) {
      const answer = await api(`/api/unsubscribe/${token || "%20"}`, { method });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toContain("text/html");
    }
    expect(await rows("select * from mail_stops")).toEqual([]);
  });

  it("of one address or kind does not end the mails of another", async () => {
    const own = (await linkFor(EMAIL)).split("/").at(-1) ?? "";
    const other = (await linkFor("grace@navy.example")).split("/").at(-1) ?? "";
    const [recipient = ""] = own.split(".");
    const [, signature = ""] = other.split(".");
    for (const mixed of [
      `${recipient}.${signature}`,
      own.replace(".", ".booking."),
      own.replace(".", ".other."),
    ])
      expect((await api(`/api/unsubscribe/${mixed}`, { method: "POST" })).status).toBe(404);
  });

  it("works for nobody without a key", async () => {
    const answer = await api(await linkFor(EMAIL), { method: "POST", vars: { SESSION_HMAC_KEY: "" } });
    expect(answer.status).toBe(404);
  });
});
