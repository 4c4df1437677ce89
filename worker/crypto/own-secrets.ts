import { isLoopback } from "../loopback.ts";

/** The secrets of `.dev.vars.example`: anybody can read them, and sign or open what they protect. */
export const PUBLISHED_SECRETS = {
  SESSION_HMAC_KEY: "local-only-do-not-use-in-production",
  ENCRYPTION_KEY: "bG9jYWwtb25seS1kby1ub3QtdXNlLWluLXByb2QhISE=",
  BOOKING_WEBHOOK_SECRET: "local-booking-webhook-secret",
} as const;

const published = Object.entries(PUBLISHED_SECRETS);
/** One copy for each environment: what is kept by it, as the sender of an isolate, stays one. */
const stripped = new WeakMap<Env, Env>();

/**
 * The environment as it counts at an address: outside loopback the published secrets are absent, and what needs
 * them is off. Without a request, as in a cron run, `APP_ORIGIN` decides; where that is empty too, nothing that
 * leaves has an origin but on loopback.
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
