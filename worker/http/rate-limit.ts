import { AppError } from "#domain/errors";
import type { MiddlewareHandler } from "hono";
import { addressKey } from "./visitor/address-key.ts";
import { clientAddress } from "./visitor/client-of.ts";
import type { AppContext, AppEnv, Staff } from "./context.ts";
import { guarding } from "./guard.ts";
import { log } from "../log.ts";

const RETRY_AFTER_SECONDS = "60";

type Limiter = Extract<keyof Env, `RL_${string}`>;
type ByAddress = Extract<Limiter, `${string}_ADDRESS`>;
type BySession = Extract<Limiter, `${string}_SESSION`>;

/** Whether another request is within the limit; null if the limiter itself fails. */
async function withinLimit(env: Env, limiter: Limiter, key: string): Promise<boolean | null> {
  try {
    return (await env[limiter].limit({ key })).success;
  } catch {
    log("limiter_failed", { limiter });
    return null;
  }
}

function withinAddress(c: AppContext, limiter: ByAddress): Promise<boolean | null> {
  return withinLimit(c.env, limiter, addressKey(clientAddress(c)));
}

export function rateLimited(message = "Too many requests. Please wait a minute and try again."): AppError {
  return new AppError("rate_limited", message, { headers: { "Retry-After": RETRY_AFTER_SECONDS } });
}

/**
 * Limits a whole route by address, before any of the request is read. Every public route has such a limit, because
 * fresh session ids cost nothing. If the limiter fails, visitors are let through (contract 2). `refused` is the
 * response of a route that is read by people rather than programs.
 */
export function limitAddress(
  limiter: ByAddress,
  refused?: (c: AppContext) => Response | Promise<Response>,
): MiddlewareHandler<AppEnv> {
  return guarding({ kind: "limit", limiter }, async (c, next) => {
    if ((await withinAddress(c, limiter)) !== false) return next();
    if (!refused) throw rateLimited();
    c.header("Retry-After", RETRY_AFTER_SECONDS);
    return refused(c);
  });
}

/** Limits by session, in addition to the limit by address. */
export async function limitSession(c: AppContext, limiter: BySession, sessionId: string): Promise<void> {
  if ((await withinLimit(c.env, limiter, sessionId)) === false) throw rateLimited();
}

export async function limitStaff(c: AppContext, staff: Staff): Promise<void> {
  if ((await withinLimit(c.env, "RL_STAFF", staff.email)) === false) throw rateLimited();
}

/** Limits Meta's webhooks, whose address may be any of its many. They were signed, and Meta sends again what is refused. */
export async function limitMetaPage(c: AppContext, pageId: string): Promise<void> {
  if ((await withinLimit(c.env, "RL_WEBHOOK_ADDRESS", `meta:${pageId}`)) === false) throw rateLimited();
}

/** Limits a person in Slack, whose call was signed, like a member of staff. */
export async function limitSlackUser(c: AppContext, teamId: string, userId: string): Promise<void> {
  if ((await withinLimit(c.env, "RL_STAFF", `slack:${teamId}:${userId}`)) === false) throw rateLimited();
}

/** Limits a key of another program, by what is stored of it. */
export async function limitKey(c: AppContext, hash: string): Promise<void> {
  if ((await withinLimit(c.env, "RL_API_KEY", hash)) === false) throw rateLimited();
}

/** Counts a call with a wrong key, or none, by its address. */
export async function limitRefused(c: AppContext): Promise<void> {
  if ((await withinAddress(c, "RL_REFUSED_ADDRESS")) === false) throw rateLimited();
}

/** The excess is dropped with a 200, as visitors could do nothing about an error. */
function dropOver(limiter: ByAddress): MiddlewareHandler<AppEnv> {
  return guarding({ kind: "limit", limiter }, async (c, next) => {
    if ((await withinAddress(c, limiter)) === false) return c.json({ ok: true, dropped: true });
    await next();
  });
}

/** For events and tracking. */
export const dropExcess = dropOver("RL_EVENTS_ADDRESS");

/** For the steps of visits, which are anonymous: a single address must not distort the figures. */
export const dropFlood = dropOver("RL_STEPS_ADDRESS");

/**
 * A person's decision or request is never dropped but refused, so that they know. It has a limit of its own, so that
 * events cannot keep anyone from withdrawing consent.
 */
export const limitDecision = limitAddress("RL_DECISION_ADDRESS");

/** Limits chat messages by address and decides whether the model may be used: not if the limiter fails. */
export const limitChat = guarding({ kind: "limit", limiter: "RL_CHAT_ADDRESS" }, async (c, next) => {
  const within = await withinAddress(c, "RL_CHAT_ADDRESS");
  if (within === false)
    throw rateLimited("You’re sending messages very fast. Please wait a minute and try again.");
  c.set("mayUseModel", within === true);
  await next();
});
