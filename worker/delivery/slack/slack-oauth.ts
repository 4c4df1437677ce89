import * as z from "zod/mini";
import { canSeal, seal, unseal } from "../../crypto/sealed.ts";
import type { NewInstallation } from "../../db/delivery/slack-installation.ts";
import { log } from "../../log.ts";
import { peerFetch } from "../peer-fetch.ts";
import { isSlackWebhook, slackOrigin, slackPage } from "./slack-hosts.ts";
import { slackScopes } from "./slack-scopes.ts";

const TIMEOUT_MS = 10_000;
const CALLBACK = "/api/slack/callback";

/** Any field of Slack's response may be missing, whatever its documentation says. */
const accessSchema = z.object({
  ok: z.literal(true),
  access_token: z.optional(z.string()),
  scope: z.optional(z.string()),
  team: z.optional(z.nullable(z.object({ id: z.optional(z.string()), name: z.optional(z.string()) }))),
  enterprise: z.optional(z.nullable(z.object({ name: z.optional(z.string()) }))),
  incoming_webhook: z.object({
    url: z.string(),
    channel: z.optional(z.string()),
    channel_id: z.optional(z.string()),
    configuration_url: z.optional(z.string()),
  }),
});

/** Whether the Worker is configured for connecting. */
export function isSlackAvailable(env: Env): boolean {
  const isSet = Boolean(env.SLACK_CLIENT_ID && env.SLACK_CLIENT_SECRET && env.SESSION_HMAC_KEY);
  return isSet && canSeal(env);
}

/** Where staff choose a channel; Slack returns them to our callback with the state. */
export function slackAuthorizeUrl(env: Env, origin: string, state: string): string {
  const url = new URL("/oauth/v2/authorize", slackOrigin(env));
  url.searchParams.set("client_id", env.SLACK_CLIENT_ID);
  url.searchParams.set("scope", slackScopes(env).join(","));
  url.searchParams.set("state", state);
  url.searchParams.set("redirect_uri", new URL(CALLBACK, origin).href);
  return url.href;
}

/** Slack's errors that a retry does not fix: the settings of the server or of the app at Slack are wrong. */
const SET_UP = new Set([
  "invalid_client_id",
  "bad_client_secret",
  "bad_redirect_uri",
  "invalid_scope",
  "no_scopes",
  "oauth_authorization_url_mismatch",
]);

/**
 * Exchanges a code for a webhook, encrypted for the database. `misconfigured` if our own settings are to blame;
 * `failed` if Slack refuses, cannot be reached, or returns an address that is not Slack's.
 */
export async function redeemCode(
  env: Env,
  origin: string,
  code: string,
): Promise<NewInstallation | "misconfigured" | "failed"> {
  const answer = await askForAccess(env, origin, code);
  const parsed = accessSchema.safeParse(answer);
  if (!parsed.success) return refused(slackErrorOf(answer));
  const { access_token: token, scope = "", team, enterprise, incoming_webhook: hook } = parsed.data;
  if (!isSlackWebhook(env, hook.url)) return refused("foreign_webhook");
  return {
    teamId: team?.id ?? null,
    teamName: team?.name ?? enterprise?.name ?? "Slack",
    channelName: (hook.channel ?? "").replace(/^#/, ""),
    channelId: hook.channel_id ?? null,
    configurationUrl: slackPage(env, hook.configuration_url),
    webhookCiphertext: await seal(env, "slack-webhook", hook.url),
    tokenCiphertext: token ? await seal(env, "slack-token", token) : null,
    scopes: scope,
  };
}

/** Revokes the token at Slack; false if that failed. */
export async function revokeToken(env: Env, tokenCiphertext: string): Promise<boolean> {
  const token = await unseal(env, "slack-token", tokenCiphertext);
  if (!token) return false;
  const init = { method: "POST", headers: { authorization: `Bearer ${token}` } };
  const answer = await call(env, "/api/auth.revoke", init);
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true;
}

async function askForAccess(env: Env, origin: string, code: string): Promise<unknown> {
  const credentials = btoa(`${env.SLACK_CLIENT_ID}:${env.SLACK_CLIENT_SECRET}`);
  const redirectUri = new URL(CALLBACK, origin).href;
  return call(env, "/api/oauth.v2.access", {
    method: "POST",
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ code, redirect_uri: redirectUri }),
  });
}

/** Slack answers 200 to failures as well, so the body decides. Null if it cannot be read. */
async function call(env: Env, path: string, init: RequestInit): Promise<unknown> {
  try {
    const { body } = await peerFetch(new URL(path, slackOrigin(env)).href, init, TIMEOUT_MS);
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function slackErrorOf(answer: unknown): string {
  const error =
    typeof answer === "object" && answer !== null && "error" in answer ? answer.error : "unreadable";
  return typeof error === "string" && /^[a-z_]{1,60}$/.test(error) ? error : "unreadable";
}

function refused(error: string): "misconfigured" | "failed" {
  log("slack_connect_failed", { error });
  return SET_UP.has(error) ? "misconfigured" : "failed";
}
