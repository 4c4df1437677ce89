import { deliverAll, deliverNew, startRun } from "../delivery/deliver-due.ts";
import { logError } from "../log.ts";
import type { AppContext } from "./context.ts";
import { appOrigin } from "./origin.ts";

/** What has been due for longer, as after an outage of ours, is the cron's: visitors do not wait behind it. */
const RECENT_MS = 5000;

/**
 * Sends what the call queued right after its answer; what fails waits for the cron. With `all` it begins
 * with whatever is due: staff have just let it go.
 */
export function deliverSoon(c: AppContext, what: "new" | "all" = "new"): void {
  const now = Date.now();
  const run = startRun(c.env, now, { origin: appOrigin(c.env, c.req.url) });
  const sending = what === "all" ? deliverAll(run) : deliverNew(run, now - RECENT_MS);
  c.executionCtx.waitUntil(sending.catch((error: unknown) => logError("deliver_soon", error)));
}
