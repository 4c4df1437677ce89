import { eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runSql, type Db } from "../client.ts";
import { assessments, outbox } from "../schema.ts";
import { keepTombstones, TOMBSTONE_MS } from "./tombstones.ts";

/**
 * Deletes a session with everything that hangs on it, leaves tombstones of it and of its calls, and queues the
 * end of its chat object: one batch (contract 9), begun with what `ahead` holds. Gives the id of the row that
 * went, null if there was none.
 */
export async function eraseSession(
  db: Db,
  sessionId: string,
  tombstone: string,
  now: number,
  ahead: BatchItem<"sqlite">[] = [],
): Promise<number | null> {
  const own = sql`(select id from ${assessments} where session_id = ${sessionId})`;
  const [known] = await db.batch([
    db.select({ id: assessments.id }).from(assessments).where(eq(assessments.sessionId, sessionId)),
    ...ahead,
    runSql(
      db,
      sql`
      insert into ${outbox} (dedupe_key, channel, kind, payload, created_at, due_at)
      select 'destroy-chat:' || ${tombstone}, 'object', 'destroy-chat', ${JSON.stringify({ sessionIds: [sessionId] })}, ${now}, ${now}
      from ${assessments} where session_id = ${sessionId}
      on conflict (dedupe_key) do update set status = 'pending', payload = excluded.payload,
        due_at = excluded.due_at`,
    ),
    keepTombstones(
      db,
      sql`select ${tombstone}, ${now + TOMBSTONE_MS} from ${assessments} where session_id = ${sessionId}`,
    ),
    ...removeAll(db, own, now),
  ]);
  return known[0]?.id ?? null;
}

/** Deletes these assessments (ids as a query) with everything that hangs on them, and leaves tombstones of calls. */
export function removeAll(db: Db, own: SQL, now: number): BatchItem<"sqlite">[] {
  return [
    // The reference is a keyed hash itself: it is what news of a call that we have not heard of comes with.
    keepTombstones(
      db,
      sql`
      select booking_ref, ${now + TOMBSTONE_MS} from assessments where id in ${own} and booking_ref is not null`,
    ),
    keepTombstones(db, bookingTombstones(bookingsOf(own), now)),
    ...forgetOutbox(db, own),
    runSql(db, sql`delete from status_history where assessment_id in ${own}`),
    runSql(db, sql`delete from ad_events where assessment_id in ${own}`),
    runSql(db, sql`delete from bookings where id in (${bookingsOf(own)})`),
    runSql(db, sql`delete from assessments where id in ${own}`),
  ];
}

/** The bookings of these leads, and those that nobody matched before they were moved to one of them. */
function bookingsOf(own: SQL): SQL {
  return sql`
    with recursive lead_bookings(id, provider, provider_id) as (
      select id, provider, provider_id from bookings where assessment_id in ${own}
      union
      select b.id, b.provider, b.provider_id from bookings b
      join lead_bookings l on b.provider = l.provider and b.replaced_by = l.provider_id
      where b.assessment_id is null
    )
    select id from lead_bookings`;
}

/** The tombstones of bookings: news of a call comes until it was held. */
export function bookingTombstones(ids: SQL, now: number): SQL {
  return sql`
    select tombstone, max(${now}, coalesce(starts_at, 0)) + ${TOMBSTONE_MS} from bookings where id in (${ids})`;
}

/**
 * Sent mails stay for a month as a time and the keyed hash of their recipient: else erasing a session
 * would be a way around how many mails an address may get.
 */
function forgetOutbox(db: Db, own: SQL): BatchItem<"sqlite">[] {
  const isMail = sql`channel = 'email' and status = 'sent' and recipient_hash is not null`;
  return [
    runSql(
      db,
      sql`
      update outbox set assessment_id = null, dedupe_key = 'erased:' || id, payload = '{}'
      where assessment_id in ${own} and ${isMail}`,
    ),
    runSql(db, sql`delete from outbox where assessment_id in ${own}`),
  ];
}
