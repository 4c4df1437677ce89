import { endPause, pauseChannel } from "../../db/delivery/channel-pauses.ts";
import { settle } from "../../db/delivery/deliveries.ts";
import { queueSlackTest } from "../../db/delivery/slack-test.ts";
import type { Dispatch, Outcome } from "../outcome.ts";
import { outcomeOfFailure } from "../peer-fetch.ts";
import { deliverSlack } from "./slack.ts";

/**
 * Sends a test message now or not at all, even while the channel is paused; one that goes through ends
 * the pause. Null while no workspace is connected.
 */
export async function sendSlackTest(dispatch: Dispatch): Promise<Outcome | null> {
  const { db, now } = dispatch;
  const delivery = await queueSlackTest(db, now);
  if (!delivery) return null;
  const outcome = await deliverSlack(dispatch, delivery).catch(outcomeOfFailure);
  if (outcome.result === "sent") {
    await endPause(db, "slack", now);
    await settle(db, [{ delivery, status: "sent" }], now);
    return outcome;
  }
  await settle(db, [{ delivery, status: "cancelled", error: outcome.error }], now);
  if (outcome.result === "paused") await pauseChannel(db, "slack", outcome.error, now);
  return outcome;
}
