import { deliverDue } from "../delivery/deliver-due.ts";
import { logError } from "../log.ts";
import type { AppContext } from "./context.ts";
import { appOrigin } from "./origin.ts";

/** Sends what the call queued right after its answer; what fails waits for the cron. */
export function deliverSoon(c: AppContext): void {
  const sending = deliverDue(c.env, Date.now(), appOrigin(c.env, c.req.url)).catch((error: unknown) =>
    logError("deliver_soon", error),
  );
  c.executionCtx.waitUntil(sending);
}
