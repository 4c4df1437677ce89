import { hasEffects, type Effects } from "../db/effects.ts";
import { followUp } from "../delivery/follow-up.ts";

/** Messages due before the write are left to the cron. */
const RECENT_MS = 5000;

/** Follows up an object's writes in the background; the cron picks up what is cut off. */
export function followSoon(env: Env, ctx: DurableObjectState, effects: Effects): void {
  if (hasEffects(effects)) ctx.waitUntil(followUp(env, effects, { since: Date.now() - RECENT_MS }));
}
