import type { MiddlewareHandler } from "hono";
import { hasEffects, noEffects } from "../db/effects.ts";
import { followUp } from "../delivery/follow-up.ts";
import type { After, AppContext, AppEnv } from "./context.ts";
import { appOrigin } from "./origin.ts";

/** A request's messages are due from the moment it arrived; earlier ones are left to the cron. */
const RECENT_MS = 5000;

/** Continues work after the response. It must not throw, and its writes are not followed up. */
export function afterResponse(c: AppContext, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work);
}

/** Follows up, once, everything that a request wrote through `followedDb`; does nothing if it wrote nothing. */
export const afterAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  const after: After = { effects: noEffects(), work: [], sendsAll: false };
  const since = Date.now() - RECENT_MS;
  c.set("after", after);
  await next();
  const { effects, work, sendsAll } = after;
  if (work.length > 0 || sendsAll || hasEffects(effects)) afterResponse(c, finish(c, after, since));
};

async function finish(c: AppContext, { effects, work, sendsAll }: After, since: number): Promise<void> {
  await Promise.allSettled(work);
  await followUp(c.env, effects, { since, origin: appOrigin(c.env, c.req.url), all: sendsAll });
}

/** Continues work after the response; its writes are followed up with the rest. It must not throw. */
export function behindAnswer(c: AppContext, work: Promise<unknown>): void {
  c.get("after").work.push(work);
}

/** Sends everything that is due, after the response. */
export function deliverAllSoon(c: AppContext): void {
  c.get("after").sendsAll = true;
}
