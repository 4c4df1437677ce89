import { batchOf } from "../batch-of.ts";
import type { Db } from "../client.ts";
import type { Claim } from "../delivery/claims.ts";
import { keepSlackPost, postsOf, type SlackPlace, type SlackPost } from "../delivery/kept-slack-posts.ts";
import { selectDeliveryLead, type DeliveryLead } from "./delivery-lead.ts";

/** A message in Slack as it was stored, and its lead as it was then. */
export type LeadPost = { post: SlackPost; lead: DeliveryLead | null };

/** Stores where a message about a lead is, in one round trip; null without a place, or if the lead is gone. */
export async function keepLeadPost(
  db: Db,
  claim: Claim,
  place: SlackPlace,
  origin: string | null,
  now: number,
): Promise<LeadPost | null> {
  const { posts, leads } = await batchOf(db, {
    ...keepSlackPost(db, claim, place, origin, now),
    leads: selectDeliveryLead(db, claim.assessmentId),
  });
  const [post] = postsOf(posts);
  return post ? { post, lead: leads[0] ?? null } : null;
}
