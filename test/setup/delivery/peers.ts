import { env } from "cloudflare:workers";
import { seal } from "../../../worker/crypto/sealed.ts";
import { FakeInsights, type Insight } from "../../fakes/meta/fake-insights.ts";
import { FakeLeads } from "../../fakes/meta/fake-leads.ts";
import { FakeMeta } from "../../fakes/meta/fake-meta.ts";
import { FakeSlack } from "../../fakes/slack/fake-slack.ts";
import { rows } from "../database/rows.ts";
import { standInFor } from "./stand-in.ts";

export const SLACK_VARS = { SLACK_CLIENT_ID: "client-id", SLACK_CLIENT_SECRET: "client-secret" };
export const META_VARS = { META_PIXEL_ID: "1234567890", META_CAPI_TOKEN: "meta-token" };
export const ADS_VARS = { META_AD_ACCOUNT_ID: "act_4005006007", META_ADS_TOKEN: "ads-token-kept-secret" };
export const MAIL_VARS = {
  EMAIL_FROM: "BPM <hello@bpm.example>",
  SENDER_POSTAL_ADDRESS: "BPM Inc., 1 Main St, Calgary AB, Canada",
};

/** Slack stands in for itself on its own hosts. */
export function slackPeer(): FakeSlack {
  const slack = new FakeSlack({
    origin: "https://slack.com",
    hooksOrigin: "https://hooks.slack.com",
    clientId: SLACK_VARS.SLACK_CLIENT_ID,
    clientSecret: SLACK_VARS.SLACK_CLIENT_SECRET,
  });
  standInFor("https://slack.com", (request) => slack.handle(request));
  standInFor("https://hooks.slack.com", (request) => slack.handle(request));
  return slack;
}

/** The same, with its workspace connected already. */
export async function connectedSlack(): Promise<FakeSlack> {
  const slack = slackPeer();
  await rows(
    `insert into slack_installation
      (id, team_id, team_name, channel_name, webhook_ciphertext, token_ciphertext, installed_by, installed_at)
    values (1, 'T0001', 'Acme', 'leads', ?, ?, 'ada@example.com', 1)`,
    await seal(env, "slack-webhook", slack.webhook),
    await seal(env, "slack-token", slack.token),
  );
  return slack;
}

/** With these, messages about a lead carry buttons. */
export const COCKPIT_VARS = { ...SLACK_VARS, SLACK_SIGNING_SECRET: "signing-secret" };
export const COCKPIT_SCOPES = [
  "incoming-webhook",
  "chat:write",
  "chat:write.public",
  "users:read",
  "users:read.email",
];

/** A workspace that was connected with everything that its actions need. */
export async function slackActionsOn(): Promise<FakeSlack> {
  const slack = await connectedSlack();
  slack.scopes = COCKPIT_SCOPES;
  slack.signingSecret = COCKPIT_VARS.SLACK_SIGNING_SECRET;
  await rows(
    "update slack_installation set channel_id = ?, scopes = ?",
    slack.channel.id,
    COCKPIT_SCOPES.join(","),
  );
  return slack;
}

export function metaPeer(): FakeMeta {
  const meta = new FakeMeta({ pixelId: META_VARS.META_PIXEL_ID, token: META_VARS.META_CAPI_TOKEN });
  standInFor("https://graph.facebook.com", (request) => meta.handle(request));
  return meta;
}

/** An ad account in Los Angeles; `insights` are what ran, on whatever day. */
export function insightsPeer(insights: Insight[] = [], timeZone = "America/Los_Angeles"): FakeInsights {
  const peer = new FakeInsights({
    account: "4005006007",
    token: ADS_VARS.META_ADS_TOKEN,
    timeZone,
    insights: ({ since, until }) => insights.filter(({ date_start: day }) => day >= since && day <= until),
  });
  standInFor("https://graph.facebook.com", (request) => peer.handle(request));
  return peer;
}

/** The send-email binding: keeps what it accepted; `errors` are thrown first, one a mail. */
export function mailPeer() {
  const mails: EmailMessageBuilder[] = [];
  const errors: Error[] = [];
  const binding: SendEmail = {
    send: async (mail: EmailMessage | EmailMessageBuilder) => {
      const error = errors.shift();
      if (error) throw error;
      if ("subject" in mail) mails.push(mail);
      return { messageId: crypto.randomUUID() };
    },
  };
  return { mails, errors, binding };
}

export const FORM_VARS = {
  META_PAGE_ID: "100200300400500",
  META_LEADS_TOKEN: "leads-token-kept-secret",
  META_APP_SECRET: "app-secret-kept",
  META_VERIFY_TOKEN: "verify-me",
};

/** The lead forms of the page. */
export function leadsPeer(): FakeLeads {
  const peer = new FakeLeads({
    pageId: FORM_VARS.META_PAGE_ID,
    token: FORM_VARS.META_LEADS_TOKEN,
    appSecret: FORM_VARS.META_APP_SECRET,
  });
  standInFor("https://graph.facebook.com", (request) => peer.handle(request));
  return peer;
}
