import { AppError } from "#domain/errors";
import type { MiddlewareHandler } from "hono";
import { clientAddress } from "./client.ts";
import type { AppContext, AppEnv, Staff } from "./context.ts";
import { log } from "../log.ts";

const RETRY_AFTER_SECONDS = "60";

type Limiter = Extract<keyof Env, `RL_${string}`>;

/** Whether one more request is within the limit; null when the limiter itself fails. */
async function withinLimit(env: Env, limiter: Limiter, key: string): Promise<boolean | null> {
  try {
    return (await env[limiter].limit({ key })).success;
  } catch {
    log("limiter_failed", { limiter });
    return null;
  }
}

function rateLimited(message = "Too many requests. Please wait a minute and try again."): AppError {
  return new AppError("rate_limited", message, { headers: { "Retry-After": RETRY_AFTER_SECONDS } });
}

/** Refuses over the limit; a limiter that fails lets the visitor through (contract 2). */
async function refuseOver(env: Env, limiter: Limiter, key: string): Promise<void> {
  if ((await withinLimit(env, limiter, key)) === false) throw rateLimited();
}

/** Per address, for a whole route. */
export function limitAddress(limiter: Limiter): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await refuseOver(c.env, limiter, clientAddress(c));
    await next();
  };
}

/** Submit and complete: 300 an address, then 10 a session. */
export async function limitSubmit(c: AppContext, sessionId: string): Promise<void> {
  await refuseOver(c.env, "RL_SUBMIT_ADDRESS", clientAddress(c));
  await refuseOver(c.env, "RL_SUBMIT_SESSION", sessionId);
}

export async function limitSession(c: AppContext, sessionId: string): Promise<void> {
  await refuseOver(c.env, "RL_STATUS_SESSION", sessionId);
}

export async function limitStaff(c: AppContext, staff: Staff): Promise<void> {
  await refuseOver(c.env, "RL_STAFF", staff.email);
}

/** Events and tracking: the excess is dropped with a 200, for no visitor can do anything about it. */
export const dropExcess: MiddlewareHandler<AppEnv> = async (c, next) => {
  if ((await withinLimit(c.env, "RL_EVENTS_ADDRESS", clientAddress(c))) === false) {
    return c.json({ ok: true, dropped: true });
  }
  await next();
};

/** Chat messages, per address. Also says whether the model may be paid for: not when the limiter fails. */
export async function limitChat(c: AppContext): Promise<{ mayUseModel: boolean }> {
  const within = await withinLimit(c.env, "RL_CHAT_ADDRESS", clientAddress(c));
  if (within === false) throw rateLimited("You are sending messages very quickly. Please wait a minute.");
  return { mayUseModel: within === true };
}
