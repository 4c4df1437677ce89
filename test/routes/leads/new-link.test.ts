import type { AssessmentView } from "#domain/leads/assessment-view";
import type { TimelinePage } from "#domain/leads/timeline/timeline-event";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "../../../worker/delivery/deliver-due.ts";
import { recipientHash } from "../../../worker/delivery/email/unsubscribe-token.ts";
import { api, settled } from "../../setup/api.ts";
import { completedLead } from "../../setup/lead.ts";
import { mailError } from "../../setup/delivery/mail-error.ts";
import { mailPeer, MAIL_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const ORIGIN = "https://bpm.example";
const HOUR_MS = 3_600_000;
const EMAIL = "ada@analytical.example";

type Own = { assessment: { linkRequestedAt: string | null } };
type Peer = ReturnType<typeof mailPeer>;
const withMail = (mail: Peer) => ({ ...MAIL_VARS, APP_ORIGIN: ORIGIN, EMAIL: mail.binding });

/** A lead without consent to mails whose hub has expired. */
async function expiredLead(vars: Partial<Env> = {}) {
  const lead = await completedLead({}, vars);
  await expire(lead.sessionId);
  return lead;
}

const expire = (sessionId: string) =>
  rows("update assessments set hub_expires_at = ? where session_id = ?", Date.now() - 1, sessionId);

const ask = async (sessionId: string, vars: Partial<Env> = {}) =>
  (await api(`/api/hub/${sessionId}/request-link`, { method: "POST", vars })).json();

async function extend(sessionId: string, vars: Partial<Env>, hours = 12) {
  const newExpiry = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const json = { sessionId, newExpiry };
  const answer = await staffApi("/api/assessment/extend-expiry", {
    json,
    vars,
    headers: vars.APP_ORIGIN ? { origin: ORIGIN } : {},
  });
  expect(answer.status).toBe(200);
  await settled();
}

/** Whether staff are told that a mail brings the link. */
const byMail = async (id: number, vars: Partial<Env> = {}) =>
  (await staffJson<{ byMail: boolean }>(`/api/leads/${id}/link-by-mail`, { vars })).byMail;

const outbox = () => rows("select kind, status, last_error from outbox where channel = 'email' order by id");

describe("a new link that its visitor asked for", () => {
  it("goes out by mail when staff extend the hub, once and without consent to mails", async () => {
    const mail = mailPeer();
    const { id, sessionId } = await expiredLead(withMail(mail));
    expect(await byMail(id, withMail(mail))).toBe(true);
    expect(await ask(sessionId, withMail(mail))).toEqual({ ok: true, open: false });
    expect(mail.mails).toEqual([]);
    await extend(sessionId, withMail(mail));
    expect(mail.mails).toMatchObject([{ to: EMAIL, subject: "Your strategy hub is open again, Ada" }]);
    for (const form of [mail.mails[0]?.html, mail.mails[0]?.text]) {
      expect(form).toContain(`${ORIGIN}/hub/${sessionId}`);
      expect(form).toContain("Your hub stays open for 12 hours.");
      expect(form).toContain("because a new link was requested on your strategy hub’s page");
      expect(form).toContain("BPM Inc., 1 Main St, Calgary AB, Canada");
      expect(form).toContain(`${ORIGIN}/api/unsubscribe/`);
    }
    await extend(sessionId, withMail(mail), 24);
    expect(mail.mails).toHaveLength(1);
    expect(await outbox()).toEqual([{ kind: "new-link", status: "sent", last_error: null }]);
  });

  it("stays in the lead's timeline and in the visitor's own data, and is no longer open for staff", async () => {
    const { id, sessionId } = await expiredLead();
    const open = async () => (await staffJson<AssessmentView>(`/api/assessment/${id}`)).linkRequestedAt;
    const kept = async () => {
      const { timeline } = await staffJson<TimelinePage>(`/api/leads/${id}`);
      const own = await (await api(`/api/hub/${sessionId}/export`)).json<Own>();
      return [timeline.find(({ kind }) => kind === "link-asked")?.at, own.assessment.linkRequestedAt];
    };
    await ask(sessionId);
    const at = await open();
    expect(at).toEqual(expect.any(String));
    expect(await kept()).toEqual([at, at]);
    await extend(sessionId, {});
    expect(await open()).toBeNull();
    expect(await kept()).toEqual([at, at]);
  });

  it("is not sent to who did not ask, nor for an extension that was refused", async () => {
    const mail = mailPeer();
    const { sessionId } = await expiredLead(withMail(mail));
    await extend(sessionId, withMail(mail));
    await expire(sessionId);
    await ask(sessionId, withMail(mail));
    const json = { sessionId, newExpiry: new Date(Date.now() + HOUR_MS).toISOString() };
    const headers = { origin: ORIGIN };
    const stale = { json, headers, version: 1, vars: withMail(mail) };
    expect((await staffApi("/api/assessment/extend-expiry", stale)).status).toBe(409);
    await settled();
    expect(mail.mails).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it("answers each request: three mails of a month, and the last of today, do not stand in its way", async () => {
    const mail = mailPeer();
    const { sessionId } = await expiredLead(withMail(mail));
    for (let time = 1; time <= 5; time++) {
      await ask(sessionId, withMail(mail));
      await extend(sessionId, withMail(mail));
      expect(mail.mails).toHaveLength(time);
      await expire(sessionId);
    }
    // Nor does it use up what others may send.
    await completedLead({ emailConsent: true }, withMail(mail));
    expect(mail.mails.at(-1)?.subject).toBe("Your strategy hub is ready, Ada");
  });

  it("never goes to an address that was unsubscribed, nor to a suspect", async () => {
    const mail = mailPeer();
    const { id, sessionId } = await expiredLead(withMail(mail));
    const hash = await recipientHash(env, EMAIL);
    await rows("insert into mail_stops values (?, 'all', 1)", hash);
    // Its visitor is answered like any other; staff are told that they have to write themselves.
    expect(await ask(sessionId, withMail(mail))).toEqual({ ok: true, open: false });
    expect(await byMail(id, withMail(mail))).toBe(false);
    await extend(sessionId, withMail(mail));
    expect(await outbox()).toEqual([{ kind: "new-link", status: "cancelled", last_error: "unsubscribed" }]);

    await rows("delete from mail_stops");
    const suspect = await expiredLead(withMail(mail));
    expect(await byMail(suspect.id, withMail(mail))).toBe(true);
    await rows("update assessments set suspect = 1 where id = ?", suspect.id);
    expect(await byMail(suspect.id, withMail(mail))).toBe(false);
    await ask(suspect.sessionId, withMail(mail));
    await extend(suspect.sessionId, withMail(mail));
    expect(await outbox()).toHaveLength(1);
    expect(mail.mails).toEqual([]);
  });

  it("is written with the extension, so that a failing mail service delays it and loses nothing", async () => {
    const mail = mailPeer();
    const { sessionId } = await expiredLead(withMail(mail));
    await ask(sessionId, withMail(mail));
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    await extend(sessionId, withMail(mail));
    expect(await outbox()).toMatchObject([{ status: "pending" }]);
    await deliverDue({ ...env, ...withMail(mail) }, Date.now() + 60_000, ORIGIN);
    expect(mail.mails).toHaveLength(1);
  });

  it("is staff's to write where no mail is set up, and none is queued", async () => {
    const { id, sessionId } = await expiredLead();
    expect(await ask(sessionId)).toEqual({ ok: true, open: false });
    expect(await byMail(id)).toBe(false);
    await extend(sessionId, {});
    expect(await outbox()).toEqual([]);
  });
});
