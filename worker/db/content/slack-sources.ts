import type { Content } from "#domain/content/content";
import { logError } from "../../log.ts";
import { batchOf } from "../batch-of.ts";
import { callingOf, selectCalling } from "../calls/hours/hours-in-force.ts";
import type { Db } from "../client.ts";
import type { Claim } from "../delivery/claims.ts";
import { postsOf, selectPostOf, selectSlackPosts, type SlackPost } from "../delivery/kept-slack-posts.ts";
import { connectionOf, selectConnection, type SlackConnection } from "../delivery/slack-installation.ts";
import { selectDeliveryLead, type DeliveryLead } from "../leads/delivery-lead.ts";
import { selectLive } from "./content-draft.ts";
import { publishedOf } from "./content-versions.ts";

type Found = {
  connection: SlackConnection | null;
  published: Content | null;
  teamZone: string;
  lead: DeliveryLead | null;
  /** The messages that the app has posted: as this row, and about its lead. */
  posts: { ofRow: SlackPost[]; ofLead: SlackPost[] };
};

/**
 * What a message to Slack is made from, in one round trip: where it goes, what visitors read, the team's time zone, its
 * lead, and what was posted before. Content that today's schema cannot read counts as none: staff hear of a lead all the
 * same.
 */
export async function findSlackSources(
  db: Db,
  { id, assessmentId }: Pick<Claim, "id" | "assessmentId">,
): Promise<Found> {
  const { connections, live, calling, leads, ofRow, ofLead } = await batchOf(db, {
    connections: selectConnection(db),
    live: selectLive(db),
    calling: selectCalling(db),
    leads: selectDeliveryLead(db, assessmentId),
    ofRow: selectPostOf(db, id),
    ofLead: selectSlackPosts(db, assessmentId),
  });
  return {
    connection: connectionOf(connections),
    published: readableOf(live),
    teamZone: callingOf(calling).hours.timeZone,
    lead: leads[0] ?? null,
    posts: { ofRow: postsOf(ofRow), ofLead: postsOf(ofLead) },
  };
}

function readableOf(live: Parameters<typeof publishedOf>[0]): Content | null {
  try {
    return publishedOf(live);
  } catch (error) {
    logError("content_not_read", error);
    return null;
  }
}
