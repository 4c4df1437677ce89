import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { UNSEEN } from "../../../worker/db/funnel/visits/visit.ts";
import { chatObject, init, say } from "../../chat/chat-client.ts";
import { fakeModel } from "../../chat/fake-model.ts";
import { api, settled } from "../../setup/api.ts";
import { BOOKING_SECRET, fromCal, fromCalendly } from "../../setup/booking-webhook.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import {
  connectedSlack,
  mailPeer,
  MAIL_VARS,
  metaPeer,
  META_VARS,
  SLACK_VARS,
} from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi } from "../../setup/staff-api.ts";
import { keepWritten } from "../../setup/written.ts";

/** Everything that a person gives or staff write of them has this word in it. */
const CANARY = "zaunkoenig";
const NAME = `Ada ${CANARY}`;
const EMAIL = `ada@${CANARY}.example`;
const STAFF = `grace.${CANARY}@example.com`;
const URL_OF = `https://${CANARY}.example`;

const encoded = encodeURIComponent(EMAIL);
const booked = (changes: Record<string, unknown> = {}) => ({
  event: "invitee.created",
  created_at: "2026-11-21T10:00:00.000000Z",
  payload: { uri: "https://api.calendly.com/x/I1", name: NAME, email: EMAIL, ...changes },
});
const echo = () => Promise.reject(new TypeError(`no route for ${EMAIL}`));

/** What a visitor, staff and a booking provider send, much of it wrong. */
async function everyKindOfCall(sessionId: string, vars: Partial<Env>): Promise<void> {
  const json = { sessionId, answers: { q6_frustration: CANARY }, name: NAME, email: `${EMAIL} x` };
  for (const path of [
    "submit",
    "progress",
    "complete",
    "track-quiz-start",
    "email-consent",
    "request-call",
  ]) {
    await api(`/api/assessment/${path}`, { json, vars });
    await api(`/api/assessment/${path}`, { method: "POST", body: `{"name":"${NAME}`, vars });
  }
  await api(`/api/chat/${sessionId}/collected`, {
    method: "PATCH",
    json: { field: "name", value: NAME },
    vars,
  });
  await api("/api/chat/message", { json: { sessionId, message: `I am ${NAME}` }, vars });
  for (const path of ["", "/export", `/${EMAIL}`]) await api(`/api/hub/${sessionId}${path}`, { vars });
  await api(`/api/unsubscribe/${EMAIL}`, { vars });
  await api(`/api/nothing/${EMAIL}?prompt=${CANARY}`, { vars });
  await api("/api/auth/user", { headers: { "cf-access-jwt-assertion": CANARY }, vars });
  for (const body of [booked(), booked({ uri: CANARY }), { ...booked(), event: CANARY }]) {
    await fromCalendly(body, { vars });
    await fromCal(body, { headers: { "x-cal-signature-256": CANARY }, vars });
  }
  const staff = { who: STAFF, vars };
  await staffApi(`/api/assessments?search=${encoded}`, staff);
  await staffApi(`/api/assessments?search=${encoded}&tier=${CANARY}`, staff);
  await (await staffApi(`/api/assessments/export.csv?search=${encoded}`, staff)).text().catch(() => {});
  const path = `/api/assessment/${sessionId}`;
  await staffApi(`${path}/admin-notes`, { ...staff, method: "PATCH", json: { adminNotes: CANARY } });
  await staffApi(`${path}/lead-status`, { ...staff, method: "PATCH", json: { leadStatus: CANARY } });
  for (const what of ["find", "withdraw-consent"]) {
    await staffApi(`/api/people/${what}`, { ...staff, json: { email: EMAIL } });
  }
  await staffApi("/api/people/export", { ...staff, json: { assessments: [1], bookings: [1] } });
  await staffApi(`/api/slack/callback?code=${CANARY}&state=${CANARY}`, staff);
  await settled();
}

it("whatever is sent and whatever fails, nothing of a person or a secret is written to the console", async () => {
  const written = keepWritten();
  const slack = await connectedSlack();
  const meta = metaPeer();
  const mail = mailPeer();
  // The peers and the model quote what they were sent.
  slack.faults = [{ name: "echo", answer: echo }];
  meta.faults = [{ name: "echo", answer: echo }];
  mail.errors.push(new Error(`no such mailbox: ${EMAIL}`));
  fakeModel(echo, { extract: echo });
  const vars = {
    ...META_VARS,
    ...MAIL_VARS,
    ...SLACK_VARS,
    EMAIL: mail.binding,
    BOOKING_WEBHOOK_SECRET: BOOKING_SECRET,
  };
  const lead = await completedLead(
    { name: NAME, email: EMAIL, businessUrl: URL_OF, emailConsent: true, adConsent: true },
    vars,
  );
  const chat = freshSessionId();
  await init(chat);
  await say(chat, `my name is ${NAME}, write to ${EMAIL}`);
  for (const sessionId of [lead.sessionId, chat]) await everyKindOfCall(sessionId, vars);

  // From here on every query fails, and a failed query's message has its parameters.
  await rows("alter table assessments rename to away");
  for (const sessionId of [lead.sessionId, chat]) await everyKindOfCall(sessionId, vars);
  await runDueJobs({ ...env, ...vars }, Date.now() + 3_600_000);

  const text = written().toLowerCase();
  for (const event of ["unhandled", "delivery_failed", "model_replaced", "chat_failed", "export_failed"]) {
    expect(text).toContain(`"event":"${event}"`);
  }
  const secrets = [
    slack.webhook,
    slack.token,
    env.SESSION_HMAC_KEY,
    env.ENCRYPTION_KEY,
    BOOKING_SECRET,
    META_VARS.META_CAPI_TOKEN,
    SLACK_VARS.SLACK_CLIENT_SECRET,
    "test-model-key",
  ];
  for (const canary of [CANARY, encoded, lead.sessionId, chat, ...secrets]) {
    expect(text).not.toContain(canary.toLowerCase());
  }
});

it("what a chat's object throws has nobody's words in it, for the platform logs it", async () => {
  keepWritten();
  await rows("alter table assessments rename to away");
  const sessionId = freshSessionId();
  const client = { ...UNSEEN, ipAddress: "203.0.113.7", userAgent: CANARY };
  const call = {
    visit: { sessionId, now: 1, ...client },
    channels: { open: [], adConsentByDefault: false },
    greeting: "Hi",
    question: "How do you do?",
  };
  const thrown = await chatObject(sessionId)
    .init(call)
    .then(String, (error: unknown) => String(error));
  expect(thrown).toBe("Error: chat_failed");
});

it("no table holds what the contract encrypts, nor the audit a word of a lead", async () => {
  const slack = await connectedSlack();
  const { sessionId } = await completedLead({ name: NAME, email: EMAIL });
  const notes = { method: "PATCH", json: { adminNotes: CANARY } };
  expect((await staffApi(`/api/assessment/${sessionId}/admin-notes`, notes)).status).toBe(200);
  expect((await staffApi("/api/slack/test", { method: "POST", vars: SLACK_VARS })).status).toBe(200);
  await settled();
  const tables = await rows(
    "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'",
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const text = JSON.stringify(await rows(`select * from "${name}"`));
    for (const secret of [slack.token, slack.webhook, "secret-hook-part"]) expect(text).not.toContain(secret);
    if (name === "audit") expect(text).not.toMatch(new RegExp(`${CANARY}|${sessionId}`));
  }
});
