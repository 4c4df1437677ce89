import type { Destination } from "#domain/delivery/channels";
import { and, eq, inArray, isNull, lte, ne, sql, type SQL } from "drizzle-orm";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { tellChange, tellChanges } from "./changes/tell-change.ts";
import { channelPauses, channelStates, isUnsent, outbox, slackInstallation } from "../schema/delivery.ts";

/** Rows changed in one statement: a small part of a second, and no other query waits longer than that. */
export const PIECE = 10_000;
/** With this many in each run, the cron makes a million rows due in five minutes. */
const PIECES_A_RUN = 20;

/** Whether the write directly before in the batch, or what told of it, has changed something. */
const IS_DONE = sql`changes() > 0`;

/**
 * Stops a destination until somebody acts, because the peer refuses our credentials or our hook. Its rows stay. Slack's
 * card shows the reason.
 */
export async function pauseChannel(
  db: FollowedDb,
  channel: Destination,
  reason: string,
  now: number,
): Promise<void> {
  const pause = pausedBy(db, channel, reason, now);
  const broken = db
    .update(slackInstallation)
    .set({ brokenReason: reason })
    .where(isNull(slackInstallation.brokenReason));
  const told = tellChange(db, "channel", "updated", channel);
  await writeBatch(db, [pause, told, ...(channel === "slack" ? [broken, told] : [])]);
}

/** The statement that stops a destination, if `when`. */
export function pausedBy(db: Db, channel: Destination, reason: string, now: number, when = sql`true`) {
  return db
    .insert(channelPauses)
    .select(sql`select ${channel}, ${reason}, ${now} where ${when}`)
    .onConflictDoUpdate({
      target: channelPauses.channel,
      set: { reason },
      setWhere: ne(channelPauses.reason, reason),
    });
}

/** Holds a destination until `heldUntil` (ms): its peer is down, or has requested a wait. */
export async function holdChannel(db: Db, channel: Destination, heldUntil: number): Promise<void> {
  await db
    .insert(channelStates)
    .values({ channel, heldUntil })
    .onConflictDoUpdate({
      target: channelStates.channel,
      set: { heldUntil: sql`max(held_until, excluded.held_until)` },
    });
}

/** When (ms) a destination's last pause ended. Retries from before it do not count against their time. */
export async function retriesFrom(db: Db, channel: Destination): Promise<number> {
  const [state] = await db
    .select({ retriesFrom: channelStates.retriesFrom })
    .from(channelStates)
    .where(eq(channelStates.channel, channel));
  return state?.retriesFrom ?? 0;
}

/**
 * Ends those pauses of these channels that began by `since` (ms); the next try may begin another. A row's day of
 * retries begins again, however long the pause was.
 */
export async function resumePaused(
  db: FollowedDb,
  channels: Destination[],
  since: number,
  now: number,
): Promise<void> {
  const over = and(inArray(channelPauses.channel, channels), lte(channelPauses.since, since));
  await writeBatch(db, [
    runSql(
      db,
      sql`
      insert into channel_states (channel, retries_from) select channel, ${now} from channel_pauses where ${over}
      on conflict (channel) do update set retries_from = excluded.retries_from`,
    ),
    tellChanges(db, "channel", "updated", sql`select channel from channel_pauses where ${over}`),
    db.delete(channelPauses).where(over),
  ]);
}

/**
 * The statements that end a destination's pause. Waiting rows become due with all their time of retries, and with `all`
 * so do dead ones. They cover a first piece of the rows; the cron goes on with the rest. With `afterWrite` they do nothing
 * unless the write directly before them in the batch has changed something.
 */
export function resumeChannel(
  db: Db,
  channel: Destination,
  now: number,
  { resuming = "waiting", afterWrite = false }: { resuming?: "waiting" | "all"; afterWrite?: boolean } = {},
) {
  const state = { heldUntil: 0, retriesFrom: now, resuming };
  const isDone = afterWrite ? IS_DONE : sql`true`;
  return [
    db.delete(channelPauses).where(and(eq(channelPauses.channel, channel), isDone)),
    tellChange(db, "channel", "updated", channel),
    db
      .insert(channelStates)
      .select(sql`select ${channel}, 0, ${now}, ${resuming} where ${isDone}`)
      .onConflictDoUpdate({ target: channelStates.channel, set: state }),
    ...resumePiece(db, channel, now, resuming),
  ] as const;
}

/** Goes on, piece by piece, with the destinations of which a first piece was not everything. */
export async function resumeRest(db: Db, now: number): Promise<void> {
  const states = await db
    .select({ channel: channelStates.channel, resuming: channelStates.resuming })
    .from(channelStates)
    .where(sql`${channelStates.resuming} is not null`);
  let left = PIECES_A_RUN;
  for (const { channel, resuming } of states) {
    for (let more = true; more && left > 0; left--) {
      const [one, ...others] = resumePiece(db, channel, now, resuming ?? "waiting");
      const results = await db.batch([one, ...others]);
      // A row that was dead counts twice: D1 counts what its trigger writes as well.
      more = results.some(({ meta }) => meta.changes >= PIECE);
      if (!more)
        await db.update(channelStates).set({ resuming: null }).where(eq(channelStates.channel, channel));
    }
  }
}

/** Rows that are due already are left untouched, however many they are. */
function resumePiece(db: Db, channel: Destination, now: number, resuming: "waiting" | "all") {
  const due = { status: "pending" as const, dueAt: now, attempts: 0 };
  const waiting = sql`
    select id from outbox where status = 'pending' and lease_until = 0 and channel = ${channel} and due_at > ${now}
    limit ${PIECE}`;
  const dead = sql`
    select id from outbox where status = 'dead' and ${isUnsent} and channel = ${channel} limit ${PIECE}`;
  const revive = (ids: typeof dead) =>
    db
      .update(outbox)
      .set(due)
      .where(sql`${outbox.id} in (${ids})`);
  return [revive(waiting), ...(resuming === "all" ? [revive(dead)] : [])] as const;
}

/** The statements that forget an endpoint that `isGone`, with what waits for it. What was sent goes as it ages. */
export function forgetDestination(db: Db, channel: Destination, isGone: SQL) {
  return [
    db.delete(channelPauses).where(and(eq(channelPauses.channel, channel), isGone)),
    db.delete(channelStates).where(and(eq(channelStates.channel, channel), isGone)),
    db.delete(outbox).where(and(eq(outbox.channel, channel), isUnsent, isGone)),
  ] as const;
}

/** Ends a destination's pause and makes its rows due. */
export async function endPause(db: FollowedDb, channel: Destination, now: number): Promise<void> {
  const [one, ...others] = resumeChannel(db, channel, now);
  await writeBatch(db, [one, ...others]);
}
