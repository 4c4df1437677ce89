import type { Content } from "#domain/content/content";
import { batchOf } from "../batch-of.ts";
import { callingOf, selectCalling } from "../calls/hours/hours-in-force.ts";
import type { Db } from "../client.ts";
import { selectLive } from "./content-draft.ts";
import { logError } from "../../log.ts";
import { publishedOf } from "./content-versions.ts";
import { connectionOf, selectConnection, type SlackConnection } from "../delivery/slack-installation.ts";

type Found = { connection: SlackConnection | null; published: Content | null; teamZone: string };

/**
 * Where messages go, what visitors read, and the team's time zone; one round trip. What today's schema cannot read counts as none: staff hear
 * of a lead all the same.
 */
export async function findConnectionAndContent(db: Db): Promise<Found> {
  const { connections, live, calling } = await batchOf(db, {
    connections: selectConnection(db),
    live: selectLive(db),
    calling: selectCalling(db),
  });
  const teamZone = callingOf(calling).hours.timeZone;
  return { connection: connectionOf(connections), published: readableOf(live), teamZone };
}

function readableOf(live: Parameters<typeof publishedOf>[0]): Content | null {
  try {
    return publishedOf(live);
  } catch (error) {
    logError("content_not_read", error);
    return null;
  }
}
