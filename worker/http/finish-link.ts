import { finishPath } from "#domain/funnel/finish-link";
import { finishToken } from "../crypto/finish-token.ts";
import type { AppContext } from "./context.ts";
import { appOrigin } from "./origin.ts";

/** A new link by which a lead of Meta's forms finishes the quiz; null without our key or address. */
export async function finishLink(c: AppContext, leadId: number, now: number): Promise<string | null> {
  const origin = appOrigin(c.env, c.req.url);
  const token = await finishToken(c.env, leadId, now);
  return origin !== null && token !== null ? new URL(finishPath(token), origin).href : null;
}
