import { eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { uncount } from "../../money/ads/write-lead-ads.ts";
import { runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { recounting } from "../../figures/recounting.ts";
import { insertMessages } from "../../delivery/outbox.ts";
import { forgetCallMails } from "../../mail/call-mails.ts";
import { forgetThreads } from "../../mail/threads.ts";
import { endWebhooks } from "../../delivery/lead-webhooks.ts";
import { tellChanges } from "../../delivery/changes/tell-change.ts";
import { assessments } from "../../schema/leads.ts";
import { FORM_TOMBSTONE_MS, keepTombstones, TOMBSTONE_MS } from "../../tombstones.ts";

/**
 * Deletes a session and everything that belongs to it, leaves tombstones of the session and its calls, and queues the
 * end of its chat object, all in one batch that begins with `ahead` (contract 9). Staff's erasure takes every booking on
 * its card; a visitor's `ahead` lets go of those that are not proved to be theirs. Returns the id of the deleted row, or
 * null if there was none.
 */
export async function eraseSession(
  db: FollowedDb,
  sessionId: string,
  tombstone: string,
  now: number,
  ahead: BatchItem<"sqlite">[] = [],
): Promise<number | null> {
  const isIt = sql`session_id = ${sessionId}`;
  const own = sql`(select id from ${assessments} where ${isIt})`;
  const [known] = await recounting(db, own, (figures) =>
    writeBatch(db, [
      db.select({ id: assessments.id }).from(assessments).where(eq(assessments.sessionId, sessionId)),
      ...ahead,
      endChats(db, { key: sql`${tombstone}`, from: sql`${assessments} where ${isIt}` }, [sessionId], now),
      keepTombstones(db, sql`select ${tombstone}, ${now + TOMBSTONE_MS} from ${assessments} where ${isIt}`),
      ...removeAll(db, own, now),
      ...figures,
    ]),
  );
  return known[0]?.id ?? null;
}

/** Queues the end of these sessions' chats, a message for each row; one that was queued before goes out again. */
export function endChats(db: Db, rows: { key: SQL; from: SQL }, sessionIds: SQL | string[], now: number) {
  const message = { channel: "object", kind: "destroy-chat", payload: { sessionIds } } as const;
  return runSql(db, insertMessages(message, { ...rows, again: true }, now));
}

/** The tables whose rows belong to one lead and go with it, by the column that names the lead. */
export const GO_WITH_LEAD = {
  ad_events: "assessment_id",
  booked_steps: "assessment_id",
  extra_answers: "lead_id",
  form_leads: "assessment_id",
  reported_calls: "assessment_id",
  lead_first_calls: "lead_id",
  lead_folded: "lead_id",
  lead_proofs: "lead_id",
  lead_visits: "lead_id",
  mail_threads: "lead_id",
  status_history: "assessment_id",
  visit_events: "lead_id",
} as const;

/**
 * Deletes these assessments (ids as a query) and everything that belongs to them; calls leave tombstones. Their days
 * are recounted before anybody reads figures again.
 */
export function removeAll(db: Db, own: SQL, now: number): BatchItem<"sqlite">[] {
  return [
    // The reference is itself a keyed hash, and identifies the lead in events of calls still unknown to us.
    keepTombstones(
      db,
      sql`
      select booking_ref, ${now + TOMBSTONE_MS} from assessments where id in ${own} and booking_ref is not null`,
    ),
    keepTombstones(db, bookingTombstones(bookingsOf(own), now)),
    keepTombstones(
      db,
      sql`
      select tombstone, ${now + FORM_TOMBSTONE_MS} from form_leads where assessment_id in ${own}`,
    ),
    forgetCallMails(db, sql`b.id in (${bookingsOf(own)})`),
    ...forgetThreads(db, sql`b.id in (${bookingsOf(own)})`),
    ...endWebhooks(db, own, now),
    ...uncount(db, own),
    tellChanges(db, "call", "deleted", sql`select id from calls where assessment_id in ${own}`),
    runSql(db, sql`delete from calls where assessment_id in ${own}`),
    runSql(
      db,
      sql`delete from mails where thread_id in (select id from mail_threads where lead_id in ${own})`,
    ),
    ...Object.entries(GO_WITH_LEAD).map(([table, lead]) =>
      runSql(db, sql`delete from ${sql.identifier(table)} where ${sql.identifier(lead)} in ${own}`),
    ),
    runSql(db, sql`delete from bookings where id in (${bookingsOf(own)})`),
    runSql(db, sql`delete from status_history where assessment_id in ${own}`),
    // It would make a lead of whoever has just been erased.
    runSql(
      db,
      sql`
      delete from waiting_addresses where lower(email) in (
        select lower(email) from assessments where id in ${own} and email is not null)`,
    ),
    // After all that could queue something about them.
    ...forgetOutbox(db, own),
    runSql(db, sql`delete from assessments where id in ${own}`),
  ];
}

/** The bookings of these leads, and unmatched ones that were later moved to one of them. */
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

/** The tombstones of bookings. Each lasts until the call has been held, as events may arrive until then. */
export function bookingTombstones(ids: SQL, now: number): SQL {
  return sql`
    select tombstone, max(${now}, coalesce(starts_at, 0)) + ${TOMBSTONE_MS} from bookings where id in (${ids})`;
}

/**
 * A sent e-mail leaves its time and its recipient's keyed hash for a month. Otherwise erasing a session would get
 * around the limit on e-mails per address.
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
