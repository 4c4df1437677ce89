import { deliverAll, deliverNew } from "../delivery/deliver-due.ts";
import { startRun } from "../delivery/run.ts";
import { pokeDesk } from "../desk/poke-desk.ts";
import { logError } from "../log.ts";
import type { AppContext } from "./context.ts";
import { appOrigin } from "./origin.ts";

/** Anything due for longer, as after an outage, is left to the cron job so that visitors do not wait for it. */
const RECENT_MS = 5000;

/**
 * Sends what the request queued right after its response, which staff then see; failures wait for the cron job. `all`
 * starts with everything that is due, because staff have just resumed it.
 */
export function deliverSoon(c: AppContext, what: "new" | "all" = "new"): void {
  const now = Date.now();
  const run = startRun(c.env, now, { origin: appOrigin(c.env, c.req.url) });
  const sending = what === "all" ? deliverAll(run) : deliverNew(run, now - RECENT_MS);
  const sent = sending.catch((error: unknown) => logError("deliver_soon", error));
  c.executionCtx.waitUntil(sent.then(() => pokeDesk(c.env)));
}
