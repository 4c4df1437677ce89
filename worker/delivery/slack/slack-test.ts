import { endPause, pauseChannel } from "../../db/delivery/channel-pauses.ts";
import { settle } from "../../db/delivery/settle.ts";
import { queueSlackTest } from "../../db/delivery/slack-test.ts";
import type { Dispatch, Outcome } from "../outcome.ts";
import { outcomeOfFailure } from "../peer-fetch.ts";
import { deliverSlack } from "./slack.ts";

/**
 * Sends a test message at once and never retries it, even while the channel is paused. One that goes through ends the
 * pause. Null while no workspace is connected.
 */
export async function sendSlackTest(dispatch: Dispatch): Promise<Outcome | null> {
  const { db, now } = dispatch;
  const claim = await queueSlackTest(db, now);
  if (!claim) return null;
  const message = { channel: "slack", kind: "slack-test", payload: {} } as const;
  const outcome = await deliverSlack(dispatch, { ...claim, message }).catch(outcomeOfFailure);
  if (outcome.result === "sent") {
    await endPause(db, "slack", now);
    await settle(db, [{ claim, status: "sent" }], now);
    return outcome;
  }
  await settle(db, [{ claim, status: "cancelled", error: outcome.error }], now);
  if (outcome.result === "paused") await pauseChannel(db, "slack", outcome.error, now);
  return outcome;
}
