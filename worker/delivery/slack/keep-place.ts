import type { Claim } from "../../db/delivery/claims.ts";
import { keepSlackMessage, type SlackPlace, type SlackPost } from "../../db/delivery/kept-slack-posts.ts";
import { log } from "../../log.ts";
import type { Dispatch } from "../outcome.ts";

/** One that failed in passing succeeds at once; of a full database more tries make nothing better. */
const TRIES = 2;

/**
 * Keeps where a message about a lead stands, and gives it as it is kept: null if that failed or the lead is gone. What
 * Slack has taken is sent all the same: another try would post it twice.
 */
export async function keepPlace(
  { db, origin, now }: Dispatch,
  claim: Claim,
  place: SlackPlace,
): Promise<SlackPost | null> {
  for (let left = TRIES; left > 0; left--) {
    try {
      return await keepSlackMessage(db, claim, place, origin, now);
    } catch {
      // Its place is named to nobody; the row of the outbox tells which message it was.
    }
  }
  log("slack_place_lost", { id: claim.id });
  return null;
}
