import { hasEffects, type Effects } from "../db/effects.ts";
import { followUp } from "../delivery/follow-up.ts";

/** What is due for longer than what was just written is left to the cron. */
const RECENT_MS = 5000;

/** Follows up what an object has written, while it goes on; the cron finds what is cut off. */
export function followSoon(env: Env, ctx: DurableObjectState, effects: Effects): void {
  if (hasEffects(effects)) ctx.waitUntil(followUp(env, effects, { since: Date.now() - RECENT_MS }));
}
