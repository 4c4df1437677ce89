import type { Channel, Destination } from "#domain/delivery/channels";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runSql, type Db } from "../client.ts";
import { outbox } from "../schema/delivery.ts";
import { isOfChannel, isOfEndpoints } from "./destination-sql.ts";

/** A row of the outbox that this caller alone may send until its lease ends. Its payload is not checked yet. */
export type Claim = {
  id: number;
  channel: Destination;
  kind: string;
  payload: string;
  assessmentId: number | null;
  attempts: number;
  createdAt: number;
  firstTriedAt: number | null;
  /** When its attempt began, if it began with the claim. */
  begunAt: number | null;
};

/**
 * What to claim from a channel: at most `most` rows. Their attempt begins with the claim if there are no more than
 * `together`, as one attempt sends them all.
 */
export type Wanted = {
  channel: Channel;
  most: number;
  together: number;
  /** The kinds of mail by rank, of which those of the lowest go first; without, the oldest rows do. */
  ranks?: readonly { kind: string; rank: number }[] | undefined;
};

export const claimColumns = {
  id: outbox.id,
  channel: outbox.channel,
  kind: outbox.kind,
  payload: outbox.payload,
  assessmentId: outbox.assessmentId,
  attempts: outbox.attempts,
  createdAt: outbox.createdAt,
  firstTriedAt: outbox.firstTriedAt,
  begunAt: outbox.begunAt,
};

/** Longer than a sender may live after an answer, which is 30 s. A longer run of the cron renews it with each attempt. */
export const LEASE_MS = 60_000;

/**
 * Claims the due rows that are wanted, oldest first, in one statement a channel: no two callers get the same row. With
 * `newSince` (ms) it reads only the newest, and claims those that became due since then and were never attempted.
 * `tidy` ends what is over first, as the cron does: holds, and what a crash has left behind. `ahead` are statements
 * that queue what is to be claimed.
 */
export async function claimDue(
  db: Db,
  wanted: readonly Wanted[],
  now: number,
  {
    newSince = null,
    tidy = newSince === null,
    ahead = [],
  }: { newSince?: number | null; tidy?: boolean; ahead?: readonly BatchItem<"sqlite">[] } = {},
): Promise<Claim[]> {
  const claims = wanted.map((one) => {
    const { most, together } = one;
    const due = dueIn(one, now, newSince);
    return db
      .update(outbox)
      .set({
        leaseUntil: now + LEASE_MS,
        begunAt: most <= together ? now : beginsAt(due, together, now),
        attempts: sql`${outbox.attempts} + 1`,
        firstTriedAt: sql`iif(${outbox.attempts} = 0, ${now}, coalesce(${outbox.firstTriedAt}, ${now}))`,
      })
      .where(sql`${outbox.id} in (${due})`)
      .returning(claimColumns);
  });
  const channels = wanted.map(({ channel }) => channel);
  const first = [...(tidy ? [endHolds(db, channels, now), freeInterrupted(db, now)] : []), ...ahead];
  const [one, ...more] = [...first, ...claims];
  if (!one) return [];
  const results = (await db.batch([one, ...more])).slice(first.length);
  return results.flatMap((rows) => (Array.isArray(rows) ? rows : [])).sort((a, b) => a.id - b.id);
}

/** The ids to claim, from an index of waiting rows. For a channel that is paused or held, it reads no row. */
function dueIn({ channel, most, ranks }: Wanted, now: number, newSince: number | null): SQL {
  if (channel === "webhook") return dueOfEndpoints(most, now, newSince);
  const open = sql`(
    select ${channel} where not exists (select 1 from channel_pauses where channel = ${channel})
      and not exists (select 1 from channel_states where channel = ${channel} and held_until > ${now}))`;
  if (ranks && newSince === null) return dueByRank(ranks, open, most, now);
  const waiting = sql`
    from outbox indexed by outbox_due where status = 'pending' and lease_until = 0 and channel = ${open}`;
  if (newSince === null) return sql`select id ${waiting} and due_at <= ${now} order by due_at limit ${most}`;
  return sql`
    select id from (
      select id, attempts ${waiting} and due_at between ${newSince} and ${now} order by due_at desc limit ${most})
    where attempts = 0`;
}

/** Of each kind of mail as many as are wanted, then the first of those by rank: it reads no more, whatever waits. */
function dueByRank(ranks: NonNullable<Wanted["ranks"]>, open: SQL, most: number, now: number): SQL {
  return sql`
    select o.id from json_each(${JSON.stringify(ranks)}) k join outbox o on o.id in (
      select id from outbox indexed by outbox_due_mail where status = 'pending' and lease_until = 0
        and channel = 'email' and channel = ${open} and kind = k.value ->> 'kind' and due_at <= ${now}
      order by due_at limit ${most})
    order by k.value ->> 'rank', o.due_at limit ${most}`;
}

/**
 * The oldest rows of each endpoint that is neither off nor held, then the oldest of those. None while others are being
 * sent: no more than two endpoints are called at once (contract 24).
 */
function dueOfEndpoints(most: number, now: number, newSince: number | null): SQL {
  const isNew = newSince === null ? sql`true` : sql`due_at >= ${newSince} and attempts = 0`;
  return sql`
    select o.id from webhook_endpoints e join outbox o on o.id in (
      select id from outbox indexed by outbox_due where status = 'pending' and lease_until = 0
        and channel = 'webhook:' || e.id and due_at <= ${now} and ${isNew}
      order by due_at limit ${most})
    where not exists (select 1 from channel_pauses where channel = 'webhook:' || e.id)
      and not exists (select 1 from channel_states where channel = 'webhook:' || e.id and held_until > ${now})
      and not exists (
        select 1 from outbox indexed by outbox_leased
        where status = 'pending' and lease_until > 0 and lease_until > ${now} and ${isOfEndpoints(sql`channel`)})
    order by o.due_at limit ${most}`;
}

/** Null if more than `together` are due, of which it counts one more at most: one statement finds it once, as it begins. */
function beginsAt(due: SQL, together: number, now: number): SQL | null {
  if (together === 0) return null;
  const counted = sql`(select count(*) from (select 1 from (${due}) limit ${together + 1}))`;
  return sql`iif(${counted} <= ${together}, ${now}, null)`;
}

function endHolds(db: Db, channels: readonly Channel[], now: number) {
  return runSql(
    db,
    sql`
    update channel_states set held_until = 0 where held_until between 1 and ${now}
      and (false or ${sql.join(
        channels.map((channel) => isOfChannel(sql`channel`, channel)),
        sql` or `,
      )})`,
  );
}

/** Releases rows whose lease has ended. An attempt that began and was never settled was interrupted by a crash. */
function freeInterrupted(db: Db, now: number) {
  return runSql(
    db,
    sql`
    update outbox indexed by outbox_leased
    set lease_until = 0, interrupted = interrupted + (begun_at is not null), begun_at = null,
      last_error = iif(begun_at is not null, 'interrupted', last_error)
    where status = 'pending' and lease_until > 0 and lease_until < ${now}`,
  );
}

/**
 * Records that these claims are being sent now, and renews their lease. Returns those that are still ours: a row that
 * was withdrawn or claimed by another since must not be sent. Writes nothing if all began with their claim.
 */
export async function beginTries(db: Db, claims: Claim[], now: number): Promise<Claim[]> {
  if (claims.every(({ begunAt }) => begunAt !== null)) return claims;
  const begun = await db
    .update(outbox)
    .set({ begunAt: now, leaseUntil: now + LEASE_MS })
    .where(areOurs(claims))
    .returning({ id: outbox.id });
  const ids = new Set(begun.map(({ id }) => id));
  return claims.filter(({ id }) => ids.has(id));
}

/** Releases unattempted claims, due as before. */
export async function releaseClaims(db: Db, claims: Claim[]): Promise<void> {
  if (claims.length === 0) return;
  await db
    .update(outbox)
    .set({ leaseUntil: 0, begunAt: null, attempts: sql`max(0, ${outbox.attempts} - 1)` })
    .where(areOurs(claims));
}

/** Whether rows are still as they were claimed: not withdrawn, and not claimed by another since. */
export function areOurs(claims: readonly Claim[]) {
  const ids = JSON.stringify(claims.map(({ id }) => id));
  const tries = JSON.stringify(claims.map(({ id, attempts }) => [id, attempts]));
  return and(
    inArray(outbox.id, sql`(select value from json_each(${ids}))`),
    eq(outbox.status, "pending"),
    sql`(${outbox.id}, ${outbox.attempts}) in (select value ->> 0, value ->> 1 from json_each(${tries}))`,
  );
}
