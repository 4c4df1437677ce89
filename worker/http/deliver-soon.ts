import { deliverDue } from "../delivery/deliver-due.ts";
import { logError } from "../log.ts";
import type { AppContext } from "./context.ts";

/** Sends what the call queued right after its answer; what fails waits for the cron. */
export function deliverSoon(c: AppContext, queued: readonly unknown[]): void {
  if (queued.length === 0) return;
  const sending = deliverDue(c.env, Date.now()).catch((error: unknown) => logError("deliver_soon", error));
  c.executionCtx.waitUntil(sending);
}
