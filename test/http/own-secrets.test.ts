import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { ownSecrets, PUBLISHED_SECRETS } from "../../worker/crypto/own-secrets.ts";
import { recipientHash, unsubscribeToken } from "../../worker/delivery/email/unsubscribe-token.ts";
import worker from "../../worker/index.ts";
import { accessToken } from "../fakes/access/access-token.ts";
import { api, settled } from "../setup/api.ts";
import { calendlySignature } from "../setup/booking-webhook.ts";
import { testIssuer } from "../setup/as-staff.ts";
import { mailPeer, MAIL_VARS, SLACK_VARS } from "../setup/delivery/peers.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { rows } from "../setup/database/rows.ts";
import { standInFor } from "../setup/delivery/stand-in.ts";

const PUBLIC = "https://funnel.acme.ca";
const LOCAL = "http://localhost:8787";
const TEAM = "https://acme.cloudflareaccess.com";
const EMAIL = "ada@analytical.example";
const HOUR_MS = 3_600_000;
const OWN = { SESSION_HMAC_KEY: "a key of our own", ENCRYPTION_KEY: btoa("k".repeat(32)) };

/** Finishes a quiz with consent to mail at an address of the site; gives the lead's session. */
async function submitAt(origin: string, vars: Partial<Env>): Promise<string> {
  const body = quizBody({ email: EMAIL, emailConsent: true });
  expect((await api(`${origin}/api/assessment/submit`, { json: body, vars })).status).toBe(200);
  await settled();
  return body.sessionId;
}

const bookingRefs = () =>
  rows("select booking_ref is not null as has_ref from assessments").then((all) =>
    all.map((row) => row["has_ref"]),
  );

describe("outside loopback the published secrets count as absent:", () => {
  it.each([
    [PUBLIC, PUBLISHED_SECRETS, 0],
    [PUBLIC, OWN, 1],
    [LOCAL, PUBLISHED_SECRETS, 1],
    ["http://127.0.0.1:8787", PUBLISHED_SECRETS, 1],
  ])("no mail is sent and no booking reference made at %s with %o", async (origin, secrets, count) => {
    const mail = mailPeer();
    await submitAt(origin, { ...MAIL_VARS, ...secrets, APP_ORIGIN: origin, EMAIL: mail.binding });
    expect(mail.mails).toHaveLength(count);
    expect(await bookingRefs()).toEqual([count]);
  });

  it("an unsubscribe link that anybody could sign is none", async () => {
    const published = { ...env, ...PUBLISHED_SECRETS };
    const recipient = (await recipientHash(published, EMAIL)) ?? "";
    const token = await unsubscribeToken(published, { recipient, stop: "hub" });
    const open = (origin: string) =>
      api(`${origin}/api/unsubscribe/${token}`, { method: "POST", vars: PUBLISHED_SECRETS });
    expect((await open(PUBLIC)).status).toBe(404);
    expect(await rows("select * from mail_stops")).toEqual([]);
    expect((await open(LOCAL)).status).toBe(200);
  });

  it("a booking that anybody could sign is refused", async () => {
    const body = JSON.stringify({ event: "invitee.created" });
    const signature = await calendlySignature(body, undefined, PUBLISHED_SECRETS.BOOKING_WEBHOOK_SECRET);
    const headers = { "calendly-webhook-signature": signature, "content-type": "application/json" };
    const send = (origin: string) =>
      api(`${origin}/api/booking/webhook/calendly`, {
        method: "POST",
        body,
        headers,
        vars: PUBLISHED_SECRETS,
      });
    expect((await send(PUBLIC)).status).toBe(503);
    expect((await send(LOCAL)).status).toBe(400);
  });

  it("Slack is not set up, and says so", async () => {
    standInFor(TEAM, () => fetch(`${inject("access").url}/cdn-cgi/access/certs`));
    const token = await accessToken({ ...testIssuer(), issuer: TEAM }, "ada@example.com");
    const headers = { "cf-access-jwt-assertion": token };
    const ask = async (secrets: Partial<Env>) => {
      const vars = { ...SLACK_VARS, ACCESS_TEAM_DOMAIN: TEAM, APP_ORIGIN: PUBLIC, ...secrets };
      const answer = await api(`${PUBLIC}/api/slack/status`, { headers, vars });
      return answer.json();
    };
    expect(await ask(PUBLISHED_SECRETS)).toMatchObject({ available: false, authorizeUrl: null });
    expect(await ask(OWN)).toMatchObject({ available: true });
  });

  it("the cron, which has no request, goes by APP_ORIGIN", async () => {
    const inAnHour = Date.now() + HOUR_MS;
    const remindersAt = async (origin: string) => {
      for (const table of ["outbox", "assessments"]) await rows(`delete from ${table}`);
      const own = { ...MAIL_VARS, ...OWN, APP_ORIGIN: PUBLIC, EMAIL: mailPeer().binding };
      await submitAt(PUBLIC, own);
      await rows(
        "update assessments set completed_at = ?, email_sent_at = ?, hub_expires_at = ?",
        inAnHour - 12 * HOUR_MS,
        inAnHour - 12 * HOUR_MS,
        inAnHour,
      );
      const vars = { ...MAIL_VARS, ...PUBLISHED_SECRETS, APP_ORIGIN: origin, EMAIL: mailPeer().binding };
      await worker.scheduled(createScheduledController(), { ...env, ...vars });
      return rows("select status from outbox where kind = 'reminder'");
    };
    expect(await remindersAt(PUBLIC)).toEqual([]);
    expect(await remindersAt(LOCAL)).toHaveLength(1);
    expect(await remindersAt("")).toHaveLength(1);
  });

  it("what was erased at one address is so at every other", async () => {
    const sessionId = await submitAt(LOCAL, PUBLISHED_SECRETS);
    const erase = await api(`${PUBLIC}/api/hub/${sessionId}/erase`, {
      method: "POST",
      headers: { origin: PUBLIC, "sec-fetch-site": "same-origin" },
      vars: { ...PUBLISHED_SECRETS, APP_ORIGIN: PUBLIC },
    });
    expect(erase.status).toBe(200);
    const again = { ...quizBody({ email: EMAIL }), sessionId };
    for (const origin of [LOCAL, PUBLIC]) {
      const answer = await api(`${origin}/api/assessment/submit`, { json: again, vars: PUBLISHED_SECRETS });
      expect(answer.status).toBe(410);
    }
  });
});

it("an environment with secrets of its own is left as it is, and one without has one copy", () => {
  expect(ownSecrets(env, PUBLIC)).toBe(env);
  const published = { ...env, ...PUBLISHED_SECRETS };
  expect(ownSecrets(published, LOCAL)).toBe(published);
  expect(ownSecrets(published, PUBLIC)).toBe(ownSecrets(published, PUBLIC));
});
