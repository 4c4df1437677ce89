import type { Channel } from "#domain/delivery-view";
import { and, eq, inArray, isNull, lt, lte } from "drizzle-orm";
import type { Db } from "./client.ts";
import { channelPauses, outbox, slackInstallation } from "./schema.ts";

/**
 * Keeps a channel's rows until somebody acts: the peer refuses our credentials or our hook. Slack's
 * card shows why.
 */
export async function pauseChannel(db: Db, channel: Channel, reason: string, now: number): Promise<void> {
  const pause = db
    .insert(channelPauses)
    .values({ channel, reason, since: now })
    .onConflictDoUpdate({ target: channelPauses.channel, set: { reason } });
  const broken = db
    .update(slackInstallation)
    .set({ brokenReason: reason })
    .where(isNull(slackInstallation.brokenReason));
  await db.batch([pause, ...(channel === "slack" ? [broken] : [])]);
}

/**
 * Ends the pauses of these channels that began by `since` (ms), of which the next try may begin another.
 * How long a pause lasted is not held against its rows: their day of retries begins anew.
 */
export async function resumePaused(db: Db, channels: Channel[], since: number, now: number): Promise<void> {
  const over = and(inArray(channelPauses.channel, channels), lte(channelPauses.since, since));
  await db.batch([
    db
      .update(outbox)
      .set({ attempts: 0 })
      .where(
        and(
          inArray(
            outbox.channel,
            db.select({ channel: channelPauses.channel }).from(channelPauses).where(over),
          ),
          isWaiting(now),
        ),
      ),
    db.delete(channelPauses).where(over),
  ]);
}

/** The statements that end a channel's pause and make its rows due now, with a whole day of retries. */
export function resumeChannel(db: Db, channel: Channel, now: number) {
  return [
    db.delete(channelPauses).where(eq(channelPauses.channel, channel)),
    db
      .update(outbox)
      .set({ dueAt: now, attempts: 0 })
      .where(and(eq(outbox.channel, channel), isWaiting(now))),
  ] as const;
}

/** A row under lease is being sent at this moment. */
export function isWaiting(now: number) {
  return and(eq(outbox.status, "pending"), lt(outbox.leaseUntil, now));
}

/** Ends a channel's pause and makes its rows due. */
export async function endPause(db: Db, channel: Channel, now: number): Promise<void> {
  await db.batch(resumeChannel(db, channel, now));
}
