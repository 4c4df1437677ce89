import type { Channel } from "#domain/delivery/delivery-view";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { outbox } from "../schema.ts";

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

/** Longer than what sends a claim may live: 30 s after an answer, and no longer in the cron. */
export const LEASE_MS = 60_000;

/**
 * Claims up to `most` rows of each of these channels that are due, oldest first, in one statement a
 * channel: no two callers get one row. With `newSince` (ms) it looks at the newest `most` alone, and takes
 * those that became due since then and were not tried before.
 */
export async function claimDue(
  db: Db,
  channels: readonly Channel[],
  most: number,
  now: number,
  newSince: number | null = null,
): Promise<Delivery[]> {
  const claims = channels.map((channel) =>
    db
      .update(outbox)
      .set({
        leaseUntil: now + LEASE_MS,
        attempts: sql`${outbox.attempts} + 1`,
        firstTriedAt: sql`iif(${outbox.attempts} = 0, ${now}, ${outbox.firstTriedAt})`,
      })
      .where(sql`${outbox.id} in (${dueIn(channel, most, now, newSince)})`)
      .returning(deliveryColumns),
  );
  // What a crash left, and waits that are over, are the cron's to see.
  const first = newSince === null ? [endWaits(db, channels, now), freeCutShort(db, now)] : [];
  const [one, ...more] = [...first, ...claims];
  if (!one) return [];
  const results = (await db.batch([one, ...more])).slice(first.length);
  return results.flatMap((rows) => (Array.isArray(rows) ? rows : [])).sort((a, b) => a.id - b.id);
}

/** Ids to claim, by the index of what waits. Of a channel that is paused or held no row is even read. */
function dueIn(channel: Channel, most: number, now: number, newSince: number | null): SQL {
  const open = sql`(
    select ${channel} where not exists (select 1 from channel_pauses where channel = ${channel})
      and not exists (select 1 from channel_states where channel = ${channel} and held_until > ${now}))`;
  const waiting = sql`from outbox indexed by outbox_due where status = 'pending' and lease_until = 0 and channel = ${open}`;
  if (newSince === null) return sql`select id ${waiting} and due_at <= ${now} order by due_at limit ${most}`;
  return sql`
    select id from (
      select id, attempts ${waiting} and due_at between ${newSince} and ${now} order by due_at desc limit ${most})
    where attempts = 0`;
}

function endWaits(db: Db, channels: readonly Channel[], now: number) {
  return runSql(
    db,
    sql`
    update channel_states set held_until = 0 where held_until between 1 and ${now}
      and channel in (select value from json_each(${JSON.stringify(channels)}))`,
  );
}

/** A try that turned to its peer and was not settled ended without a word. */
function freeCutShort(db: Db, now: number) {
  return runSql(
    db,
    sql`
    update outbox indexed by outbox_leased set lease_until = 0, interrupted = interrupted + (begun_at is not null), begun_at = null,
      last_error = iif(begun_at is not null, 'interrupted', last_error)
    where status = 'pending' and lease_until > 0 and lease_until < ${now}`,
  );
}

/**
 * Says that claimed rows are now sent, and renews their lease. Gives those that still are ours: what was
 * withdrawn, or claimed by another since, must not be sent.
 */
export async function beginTries(db: Db, deliveries: Delivery[], now: number): Promise<Delivery[]> {
  const begun = await db
    .update(outbox)
    .set({ begunAt: now, leaseUntil: now + LEASE_MS })
    .where(areOurs(deliveries))
    .returning({ id: outbox.id });
  const ids = new Set(begun.map(({ id }) => id));
  return deliveries.filter(({ id }) => ids.has(id));
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

/** What becomes of a row. `error` is a code, never a message that may quote a person. */
export type Settlement = { delivery: Delivery } & (
  | { status: "sent" }
  | { status: "pending"; error: string; dueAt: number }
  | { status: "dead" | "cancelled"; error: string }
);

/**
 * Settles rows of one channel after their try, all in one statement. The hub mail's time goes to its
 * lead's card, a Slack channel that took a message is broken no longer, and of a chat that is ended no
 * trace of its session stays.
 */
export async function settle(db: Db, settlements: readonly Settlement[], now: number): Promise<void> {
  const channel = settlements[0]?.delivery.channel;
  const sent = settlements.flatMap(({ status, delivery }) => (status === "sent" ? [delivery.id] : []));
  await db.batch([
    settleAll(db, settlements, now),
    ...(channel === "email" && sent.length > 0 ? [markMailed(db, sent, now)] : []),
    ...(channel === "slack" && sent.length > 0 ? [markMended(db)] : []),
  ]);
}

/** What a peer accepted is sent, whatever became of the row meanwhile; all else is for the try that is ours. */
function settleAll(db: Db, settlements: readonly Settlement[], now: number) {
  const given = settlements.map(({ delivery: { id, attempts }, ...settled }) => ({
    id,
    attempts,
    ...settled,
  }));
  return runSql(
    db,
    sql`
    update outbox set status = s.status, lease_until = 0, begun_at = null, last_error = s.error,
      due_at = coalesce(s.due_at, outbox.due_at), sent_at = iif(s.status = 'sent', ${now}, outbox.sent_at),
      payload = iif(s.status = 'sent' and channel = 'object', '{}', payload)
    from (
      select value ->> 'id' as id, value ->> 'attempts' as attempts, value ->> 'status' as status,
        value ->> 'error' as error, value ->> 'dueAt' as due_at
      from json_each(${JSON.stringify(given)})) as s
    where outbox.id = s.id
      and (s.status = 'sent' or (outbox.status = 'pending' and outbox.attempts = s.attempts))`,
  );
}

function markMailed(db: Db, ids: number[], now: number) {
  return runSql(
    db,
    sql`
    update assessments set email_sent_at = ${now} where email_sent_at is null and id in (
      select assessment_id from outbox where id in ${listed(ids)} and kind = 'hub-mail')`,
  );
}

/** A message that was on its way when the channel broke is no proof that it works again. */
function markMended(db: Db) {
  return runSql(
    db,
    sql`
    update slack_installation set broken_reason = null where broken_reason is not null
      and not exists (select 1 from channel_pauses where channel = 'slack')`,
  );
}

/** Gives claimed rows back untried, due as they were. */
export async function releaseClaims(db: Db, deliveries: Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .update(outbox)
    .set({ leaseUntil: 0, begunAt: null, attempts: sql`max(0, ${outbox.attempts} - 1)` })
    .where(areOurs(deliveries));
}

/** Still the tries that were claimed together: not withdrawn, and not claimed by another since. */
function areOurs(deliveries: readonly Delivery[]) {
  const tries = JSON.stringify(deliveries.map(({ id, attempts }) => [id, attempts]));
  return and(
    inArray(outbox.id, listed(deliveries.map(({ id }) => id))),
    eq(outbox.status, "pending"),
    sql`(${outbox.id}, ${outbox.attempts}) in (select value ->> 0, value ->> 1 from json_each(${tries}))`,
  );
}

function listed(ids: readonly number[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`;
}
