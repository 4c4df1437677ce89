import { isLoopback } from "../loopback.ts";

/** The secrets of `.dev.vars.example`. Anyone can read them, and so sign or decrypt with them. */
export const PUBLISHED_SECRETS = {
  SESSION_HMAC_KEY: "local-only-do-not-use-in-production",
  ENCRYPTION_KEY: "bG9jYWwtb25seS1kby1ub3QtdXNlLWluLXByb2QhISE=",
  SLACK_CLIENT_SECRET: "local-slack-client-secret",
  SLACK_SIGNING_SECRET: "local-slack-signing-secret",
  META_ADS_TOKEN: "local-meta-ads-token",
  META_LEADS_TOKEN: "local-meta-leads-token",
  META_APP_SECRET: "local-meta-app-secret",
  META_VERIFY_TOKEN: "local-meta-verify-token",
  BOOKING_WEBHOOK_SECRET: "local-booking-webhook-secret",
} as const;

const published = Object.entries(PUBLISHED_SECRETS);
/** One copy per environment, so that anything cached by environment, such as an isolate's sender, is shared. */
const stripped = new WeakMap<Env, Env>();

/**
 * The environment that applies at an address: outside loopback the published secrets are removed, which turns off the
 * features that need them. Without a request, as in a cron run, `APP_ORIGIN` decides; if that is empty too, outgoing
 * messages only have an origin on loopback.
 */
export function ownSecrets(env: Env, address: string = env.APP_ORIGIN): Env {
  const isPublished = (name: string, value: string) => Reflect.get(env, name) === value;
  if (!published.some(([name, value]) => isPublished(name, value))) return env;
  if (!URL.canParse(address) || isLoopback(address)) return env;
  const absent = published.filter(([name, value]) => isPublished(name, value)).map(([name]) => [name, ""]);
  const own = stripped.get(env) ?? { ...env, ...Object.fromEntries(absent) };
  stripped.set(env, own);
  return own;
}
