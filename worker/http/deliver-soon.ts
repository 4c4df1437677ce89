import { afterAnswer } from "../after-answer.ts";
import { deliverDue } from "../delivery/deliver-due.ts";
import { logError } from "../log.ts";
import type { AppContext } from "./context.ts";
import { appOrigin } from "./origin.ts";

/** A sender that has not come round for so long hangs, and another one may start beside it. */
const ROUND_MS = 2000;
/** What has been due for longer, as after an outage of ours, is the cron's: visitors do not wait behind it. */
const RECENT_MS = 5000;
/** What runs after an answer is ended by the platform some seconds later; the cron has the rest. */
const MOST_MS = 20_000;

type Sender = { busyUntil: number; hasMore: boolean };

/** One sender is enough: it goes round until nothing new is due, for whoever queued meanwhile too. */
const senders = new WeakMap<Env, Sender>();

/** Sends what the call queued right after its answer; what fails waits for the cron. */
export function deliverSoon(c: AppContext): void {
  const sending = sendAll(c.env, appOrigin(c.env, c.req.url));
  c.executionCtx.waitUntil(sending.catch((error: unknown) => logError("deliver_soon", error)));
}

async function sendAll(env: Env, origin: string | null): Promise<void> {
  await afterAnswer();
  const sender = senders.get(env) ?? { busyUntil: 0, hasMore: false };
  senders.set(env, sender);
  sender.hasMore = true;
  if (Date.now() < sender.busyUntil) return;
  const newSince = Date.now() - RECENT_MS;
  const end = Date.now() + MOST_MS;
  try {
    while (sender.hasMore && Date.now() < end) {
      sender.hasMore = false;
      sender.busyUntil = Date.now() + ROUND_MS;
      const claimed = await deliverDue(env, Date.now(), origin, newSince);
      if (claimed > 0) sender.hasMore = true;
    }
  } finally {
    sender.busyUntil = 0;
  }
}
