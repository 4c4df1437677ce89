import { readMessage, type Message } from "#domain/delivery/messages";
import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { slackMessages } from "../schema/delivery.ts";
import { assessments } from "../schema/leads.ts";
import type { Claim } from "./claims.ts";
import { insertMessages } from "./outbox.ts";

/** A message that the app itself posted about a lead: where it is in Slack, and what it said. */
export type SlackPost = {
  id: number;
  channel: string;
  ts: string;
  message: Message<"slack">;
  origin: string | null;
};

/** Where Slack has put a message; a webhook does not tell. */
export type SlackPlace = { channel: string; ts: string | null };

/**
 * The statements that store where a message about a lead is, and read what was stored: nothing without a place. If the
 * lead was erased while the message was being sent, they queue the overwriting message instead.
 */
export function keepSlackPost(
  db: Db,
  { id, kind, payload, assessmentId }: Claim,
  { channel, ts }: SlackPlace,
  origin: string | null,
  now: number,
) {
  const isThere = sql`exists (select 1 from ${assessments} where id = ${assessmentId})`;
  const erased = { channel: "slack", kind: "slack-erased", payload: { channel, ts, sentAt: now } } as const;
  return {
    stored: runSql(
      db,
      sql`
      insert into ${slackMessages} (outbox_id, assessment_id, channel, ts, kind, payload, origin, sent_at)
      select ${id}, ${assessmentId}, ${channel}, ${ts}, ${kind}, ${payload}, ${origin}, ${now}
      where ${isThere} on conflict (outbox_id) do nothing`,
    ),
    queued: runSql(
      db,
      insertMessages(erased, { key: sql`${`sent:${id}`}`, from: sql`(select 1) where not ${isThere}` }, now),
    ),
    posts: selectPostOf(db, id),
  };
}

/** The query for the messages about a lead that can be changed, oldest first; without a lead it finds none. */
export function selectSlackPosts(db: Db, assessmentId: number | null) {
  return postsWhere(db, assessmentId === null ? sql`false` : eq(slackMessages.assessmentId, assessmentId));
}

/** The query for the message that a row of the outbox was already sent as, although the row was never settled. */
export function selectPostOf(db: Db, outboxId: number) {
  return postsWhere(db, eq(slackMessages.outboxId, outboxId));
}

/** Forgets a message that somebody has deleted in Slack. */
export async function forgetSlackPost(db: Db, id: number): Promise<void> {
  await db.delete(slackMessages).where(eq(slackMessages.id, id));
}

const postsWhere = (db: Db, which: SQL) =>
  db
    .select()
    .from(slackMessages)
    .where(and(which, isNotNull(slackMessages.ts)))
    .orderBy(slackMessages.id);

export function postsOf(rows: (typeof slackMessages.$inferSelect)[]): SlackPost[] {
  return rows.flatMap(({ id, channel, ts, origin, ...told }) => {
    const message = readMessage("slack", told);
    return message && ts !== null ? [{ id, channel, ts, message, origin }] : [];
  });
}
