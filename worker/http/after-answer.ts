import type { MiddlewareHandler } from "hono";
import { hasEffects, noEffects } from "../db/effects.ts";
import { followUp } from "../delivery/follow-up.ts";
import type { After, AppContext, AppEnv } from "./context.ts";
import { appOrigin } from "./origin.ts";

/** A message is due from the moment that its request was taken up; what is due for longer is the cron's. */
const RECENT_MS = 5000;

/** Lets work go on after the response, which is not to wait for it. It must not fail, and nothing follows from it. */
export function afterResponse(c: AppContext, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work);
}

/** Follows up once what a request has written through `followedDb`; of one that wrote nothing, nothing follows. */
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

/** Goes on with work behind the answer; what that writes is followed up with the rest. It must not fail. */
export function behindAnswer(c: AppContext, work: Promise<unknown>): void {
  c.get("after").work.push(work);
}

/** Sends everything that is due, behind the answer. */
export function deliverAllSoon(c: AppContext): void {
  c.get("after").sendsAll = true;
}
