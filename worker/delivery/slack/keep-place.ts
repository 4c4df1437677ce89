import type { Claim } from "../../db/delivery/claims.ts";
import type { SlackPlace } from "../../db/delivery/kept-slack-posts.ts";
import { keepLeadPost, type LeadPost } from "../../db/leads/keep-lead-post.ts";
import { log } from "../../log.ts";
import type { Dispatch } from "../outcome.ts";

/** A transient failure succeeds at once; retries do not help against a full database. */
const TRIES = 2;

/**
 * Stores where a message about a lead is in Slack, and returns it as stored, with its lead; null if that failed or the
 * lead is gone. A message that Slack accepted counts as sent either way: a retry would post it twice.
 */
export async function keepPlace(
  { db, origin, now }: Dispatch,
  claim: Claim,
  place: SlackPlace,
): Promise<LeadPost | null> {
  for (let left = TRIES; left > 0; left--) {
    try {
      return await keepLeadPost(db, claim, place, origin, now);
    } catch {
      // The place is not logged; the outbox row's id says which message it was.
    }
  }
  log("slack_place_lost", { id: claim.id });
  return null;
}
