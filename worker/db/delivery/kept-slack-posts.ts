import { readMessage, type Message } from "#domain/delivery/messages";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { assessments, slackMessages } from "../schema.ts";
import type { Claim } from "./claims.ts";
import { insertMessages } from "./outbox.ts";

/** A message of the app's own about a lead: where it stands in Slack, and what it told. */
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
 * Keeps where a message about a lead stands. If the lead was erased while it was sent, what overwrites it is queued
 * instead, in the same batch.
 */
export async function keepSlackMessage(
  db: Db,
  { id, kind, payload, assessmentId }: Claim,
  { channel, ts }: SlackPlace,
  origin: string | null,
  now: number,
): Promise<void> {
  const isThere = sql`exists (select 1 from ${assessments} where id = ${assessmentId})`;
  const erased = { channel: "slack", kind: "slack-erased", payload: { channel, ts, sentAt: now } } as const;
  await db.batch([
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
  ]);
}

/** The messages about a lead that can be changed, oldest first. */
export async function findSlackPosts(db: Db, assessmentId: number): Promise<SlackPost[]> {
  return postsWhere(db, eq(slackMessages.assessmentId, assessmentId));
}

/** The message that a row of the outbox has become already, although it was never settled; null without one. */
export async function findPostOf(db: Db, outboxId: number): Promise<SlackPost | null> {
  const [post] = await postsWhere(db, eq(slackMessages.outboxId, outboxId));
  return post ?? null;
}

/** Forgets a message that somebody has deleted in Slack. */
export async function forgetSlackPost(db: Db, id: number): Promise<void> {
  await db.delete(slackMessages).where(eq(slackMessages.id, id));
}

async function postsWhere(db: Db, which: ReturnType<typeof eq>): Promise<SlackPost[]> {
  const rows = await db
    .select()
    .from(slackMessages)
    .where(and(which, isNotNull(slackMessages.ts)))
    .orderBy(slackMessages.id);
  return rows.flatMap(({ id, channel, ts, origin, ...told }) => {
    const message = readMessage("slack", told);
    return message && ts !== null ? [{ id, channel, ts, message, origin }] : [];
  });
}
