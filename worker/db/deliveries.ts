import type { Channel } from "#domain/delivery-view";
import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { assessments, outbox, slackInstallation } from "./schema.ts";

/** A row of the outbox that this caller alone may send until its lease ends. */
export type Delivery = {
  id: number;
  channel: Channel;
  kind: string;
  assessmentId: number | null;
  payload: Record<string, unknown>;
  attempts: number;
  createdAt: number;
  firstTriedAt: number | null;
};

/** Longer than a channel takes for the ten rows that one caller claims. */
export const LEASE_MS = 60_000;

/**
 * Claims what is due on these channels, oldest first, in one statement: no two callers get one row. With
 * `newSince` only what has been due since then at the earliest, and was not tried before.
 */
export async function claimDue(
  db: Db,
  channels: readonly Channel[],
  most: number,
  now: number,
  newSince: number | null = null,
): Promise<Delivery[]> {
  // What waits behind a pause, for weeks perhaps, is not even read.
  const open = sql`
    select value from json_each(${JSON.stringify(channels)})
    where value not in (select channel from channel_pauses)`;
  const isNew = newSince === null ? sql`true` : sql`due_at >= ${newSince} and attempts = 0`;
  const due = sql`
    select id from outbox
    where status = 'pending' and due_at <= ${now} and ${isNew} and lease_until < ${now} and channel in (${open})
    order by due_at, id limit ${most}`;
  // A try that turned to its peer and was not settled ended without a word.
  const wasCutShort = sql`${outbox.begunAt} is not null`;
  const claimed = await db
    .update(outbox)
    .set({
      leaseUntil: now + LEASE_MS,
      attempts: sql`${outbox.attempts} + 1`,
      firstTriedAt: sql`iif(${outbox.attempts} = 0, ${now}, ${outbox.firstTriedAt})`,
      begunAt: null,
      interrupted: sql`${outbox.interrupted} + (${wasCutShort})`,
      lastError: sql`iif(${wasCutShort}, 'interrupted', ${outbox.lastError})`,
    })
    .where(sql`${outbox.id} in (${due})`)
    .returning(deliveryColumns);
  return claimed.sort((one, other) => one.id - other.id);
}

/**
 * Says that a claimed row is now sent, and renews its lease. False when it was withdrawn, or claimed by
 * another since: it must not be sent then.
 */
export async function beginTry(db: Db, delivery: Delivery, now: number): Promise<boolean> {
  const begun = await db
    .update(outbox)
    .set({ begunAt: now, leaseUntil: now + LEASE_MS })
    .where(isOurs(delivery))
    .returning({ id: outbox.id });
  return begun.length > 0;
}

export const deliveryColumns = {
  id: outbox.id,
  channel: outbox.channel,
  kind: outbox.kind,
  assessmentId: outbox.assessmentId,
  payload: outbox.payload,
  attempts: outbox.attempts,
  createdAt: outbox.createdAt,
  firstTriedAt: outbox.firstTriedAt,
};

/**
 * Marks a row as accepted by its peer. The hub mail's time goes to its lead's card, a Slack channel that
 * took a message is broken no longer, and of a chat that is ended no trace of its session stays.
 */
export async function settleSent(db: Db, delivery: Delivery, now: number): Promise<void> {
  const { id, kind, channel, assessmentId } = delivery;
  const sent = db
    .update(outbox)
    .set({
      status: "sent",
      sentAt: now,
      leaseUntil: 0,
      begunAt: null,
      lastError: null,
      ...(channel === "object" && { payload: {} }),
    })
    .where(eq(outbox.id, id));
  const mailed = db
    .update(assessments)
    .set({ emailSentAt: now })
    .where(and(eq(assessments.id, assessmentId ?? 0), isNull(assessments.emailSentAt)));
  // A message that was on its way when the channel broke is no proof that it works again.
  const mended = db
    .update(slackInstallation)
    .set({ brokenReason: null })
    .where(
      and(
        isNotNull(slackInstallation.brokenReason),
        sql`not exists (select 1 from channel_pauses where channel = 'slack')`,
      ),
    );
  await db.batch([sent, ...(kind === "hub-mail" ? [mailed] : []), ...(channel === "slack" ? [mended] : [])]);
}

/** Puts a row back for a later try. `error` is a code, never a message that may quote a person. */
export async function settleRetry(db: Db, delivery: Delivery, dueAt: number, error: string): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt, leaseUntil: 0, begunAt: null, lastError: error })
    .where(isOurs(delivery));
}

export async function settleDead(db: Db, delivery: Delivery, error: string): Promise<void> {
  await db
    .update(outbox)
    .set({ status: "dead", leaseUntil: 0, begunAt: null, lastError: error })
    .where(isOurs(delivery));
}

export async function settleCancelled(db: Db, delivery: Delivery, error: string): Promise<void> {
  await db
    .update(outbox)
    .set({ status: "cancelled", leaseUntil: 0, begunAt: null, lastError: error })
    .where(isOurs(delivery));
}

/** Gives claimed rows back untried. */
export async function releaseClaims(db: Db, deliveries: Delivery[], dueAt: number): Promise<void> {
  if (deliveries.length > 0) await release(db, deliveries, dueAt);
}

/** The same, and keeps everything else of their channel until then too: its peer takes nothing before. */
export async function deferChannel(
  db: Db,
  channel: Channel,
  claimed: Delivery[],
  dueAt: number,
  now: number,
): Promise<void> {
  const others = db
    .update(outbox)
    .set({ dueAt })
    .where(
      and(
        eq(outbox.channel, channel),
        eq(outbox.status, "pending"),
        lt(outbox.leaseUntil, now),
        lt(outbox.dueAt, dueAt),
      ),
    );
  await db.batch([release(db, claimed, dueAt), others]);
}

function release(db: Db, deliveries: Delivery[], dueAt: number) {
  const ids = sql`(select value from json_each(${JSON.stringify(deliveries.map(({ id }) => id))}))`;
  return db
    .update(outbox)
    .set({ dueAt, leaseUntil: 0, attempts: sql`max(0, ${outbox.attempts} - 1)` })
    .where(and(inArray(outbox.id, ids), eq(outbox.status, "pending")));
}

/** Still the try that was claimed: not withdrawn, and not claimed by another since. */
function isOurs({ id, attempts }: Delivery) {
  return and(eq(outbox.id, id), eq(outbox.status, "pending"), eq(outbox.attempts, attempts));
}
