import type { MiddlewareHandler } from "hono";
import { pokeDesk } from "../desk/poke-desk.ts";
import type { AppEnv } from "./context.ts";
import { deliverSoon } from "./deliver-soon.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** Sent by every visitor, and of no lead. */
const STEPS = "/api/steps";

/**
 * Has the desk look after every call that may have changed something (contract 13), and messages in Slack follow their
 * leads (contract 16).
 */
export const pokeAfterWrite: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (READS.has(c.req.method) || c.req.path === STEPS || !c.res.ok) return;
  c.executionCtx.waitUntil(pokeDesk(c.env));
  if (c.env.SLACK_SIGNING_SECRET) deliverSoon(c);
};
