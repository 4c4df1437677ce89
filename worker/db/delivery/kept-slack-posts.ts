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
 * Stores where a message about a lead is, and returns what was stored; null without a place. If the lead was erased
 * while the message was being sent, queues the overwriting message instead, in the same batch.
 */
export async function keepSlackMessage(
  db: Db,
  { id, kind, payload, assessmentId }: Claim,
  { channel, ts }: SlackPlace,
  origin: string | null,
  now: number,
): Promise<SlackPost | null> {
  const isThere = sql`exists (select 1 from ${assessments} where id = ${assessmentId})`;
  const erased = { channel: "slack", kind: "slack-erased", payload: { channel, ts, sentAt: now } } as const;
  const [, , kept] = await db.batch([
    runSql(
      db,
      sql`
      insert into ${slackMessages} (outbox_id, assessment_id, channel, ts, kind, payload, origin, sent_at)
      select ${id}, ${assessmentId}, ${channel}, ${ts}, ${kind}, ${payload}, ${origin}, ${now}
      where ${isThere} on conflict (outbox_id) do nothing`,
    ),
    runSql(
      db,
      insertMessages(erased, { key: sql`${`sent:${id}`}`, from: sql`(select 1) where not ${isThere}` }, now),
    ),
    postsWhere(db, eq(slackMessages.outboxId, id)),
  ]);
  return postsOf(kept)[0] ?? null;
}

/** The messages about a lead that can be changed, oldest first. */
export async function findSlackPosts(db: Db, assessmentId: number): Promise<SlackPost[]> {
  return postsOf(await postsWhere(db, eq(slackMessages.assessmentId, assessmentId)));
}

/** The message that a row of the outbox was already sent as, although the row was never settled; null without one. */
export async function findPostOf(db: Db, outboxId: number): Promise<SlackPost | null> {
  return postsOf(await postsWhere(db, eq(slackMessages.outboxId, outboxId)))[0] ?? null;
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

function postsOf(rows: (typeof slackMessages.$inferSelect)[]): SlackPost[] {
  return rows.flatMap(({ id, channel, ts, origin, ...told }) => {
    const message = readMessage("slack", told);
    return message && ts !== null ? [{ id, channel, ts, message, origin }] : [];
  });
}
