import { AppError } from "#domain/errors";
import { isLoopback } from "../loopback.ts";

/**
 * The public origin of the app (`APP_ORIGIN`), or the request's own origin on loopback. Null if neither applies;
 * anything that needs a trusted origin must then stop (contract 2).
 */
export function appOrigin(env: Env, requestUrl: string): string | null {
  if (env.APP_ORIGIN && URL.canParse(env.APP_ORIGIN)) return new URL(env.APP_ORIGIN).origin;
  const own = new URL(requestUrl);
  return isLoopback(own) ? own.origin : null;
}

/** Like `appOrigin`, but throws 503 `origin_not_configured` instead of returning null. */
export function requireAppOrigin(env: Env, requestUrl: string): string {
  const origin = appOrigin(env, requestUrl);
  if (origin) return origin;
  throw new AppError("origin_not_configured", "APP_ORIGIN is not set, so this cannot be done safely.");
}
