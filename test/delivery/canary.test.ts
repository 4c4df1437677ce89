import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runDueJobs } from "../../worker/cron/run-due-jobs.ts";
import { metaError } from "../fakes/meta/meta-error.ts";
import { api, settled } from "../setup/api.ts";
import { completedLead } from "../setup/lead.ts";
import { mailError } from "../setup/delivery/mail-error.ts";
import { connectedSlack, mailPeer, MAIL_VARS, metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { keepWritten } from "../setup/written.ts";

const CANARY = {
  name: "Canary Birdsong",
  email: "canary@birdsong.example",
  businessUrl: "https://birdsong.example",
};

const bounce = (text: string) => ({ name: "bounce", answer: () => Promise.reject(new TypeError(text)) });

it("nothing that the Worker writes names a lead, a session, a secret or a message", async () => {
  const written = keepWritten();
  const vars = { ...META_VARS, ...MAIL_VARS };
  const slack = await connectedSlack();
  const meta = metaPeer();
  const mail = mailPeer();
  // The peers quote what they were sent, as real ones do.
  slack.faults = [bounce(`could not send to ${slack.webhook}`), bounce(CANARY.name)];
  meta.faults = [metaError(100), bounce(CANARY.email)];
  mail.errors.push(mailError("E_RATE_LIMIT_EXCEEDED"), new Error(`no such mailbox: ${CANARY.email}`));
  const { sessionId, id } = await completedLead(
    { ...CANARY, emailConsent: true, adConsent: true, attribution: {} },
    { ...vars, EMAIL: mail.binding },
  );
  const later = Date.now() + 3_600_000;
  await runDueJobs({ ...env, ...vars, EMAIL: mail.binding }, later);
  await runDueJobs({ ...env, ...vars, EMAIL: mail.binding }, later + 3_600_000);
  await rows("update assessments set answers = 'not json' where id = ?", id);
  await rows("update outbox set status = 'pending', lease_until = 0, due_at = 1");
  await runDueJobs({ ...env, ...vars, EMAIL: mail.binding }, later + 2 * 3_600_000);
  await api(`/api/hub/${sessionId}`, {});
  await settled();
  const text = written();
  expect(text).toContain("delivery_failed");
  const secrets = [
    ...Object.values(CANARY),
    "birdsong",
    sessionId,
    slack.webhook,
    slack.token,
    "secret-hook-part",
    META_VARS.META_CAPI_TOKEN,
    env.SESSION_HMAC_KEY,
    env.ENCRYPTION_KEY,
    "Leads got expensive",
    "New lead",
  ];
  for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
});

it("the database holds Slack's secrets as ciphertext only", async () => {
  const slack = await connectedSlack();
  const stored = JSON.stringify(await rows("select * from slack_installation"));
  expect(stored).not.toContain("hooks.slack.com");
  expect(stored).not.toContain(slack.token);
});
