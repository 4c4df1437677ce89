import type { Claim } from "../../db/delivery/claims.ts";
import { keepSlackMessage, type SlackPlace, type SlackPost } from "../../db/delivery/kept-slack-posts.ts";
import { log } from "../../log.ts";
import type { Dispatch } from "../outcome.ts";

/** A transient failure succeeds at once; retries do not help against a full database. */
const TRIES = 2;

/**
 * Stores where a message about a lead is in Slack, and returns it as stored; null if that failed or the lead is gone.
 * A message that Slack accepted counts as sent either way: a retry would post it twice.
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
      // The place is not logged; the outbox row's id says which message it was.
    }
  }
  log("slack_place_lost", { id: claim.id });
  return null;
}
