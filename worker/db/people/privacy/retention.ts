import { IS_ANONYMOUS } from "../../schema/leads.ts";
import { settingNumber, type SettingKey } from "#domain/settings/settings";
import { CALL_MAIL_KINDS } from "#domain/booking/call-mails";
import { CALL_MAIL_DAYS, SETTLED_DAYS, WAITING_DAYS } from "#domain/retention";
import { eq, inArray, lte, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { isForgettable, outbox, slackNonces } from "../../schema/delivery.ts";
import { leadVisits } from "../../schema/funnel.ts";
import { systemSettings } from "../../schema/people.ts";
import { TOMBSTONE_MS } from "../../tombstones.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** How long the ad events of a lead stay stored. */
const EVENT_DAYS = 30;
/** Rows per statement: a write of less than a tenth of a second. */
const ROWS_A_PIECE = 500;
/** How long a sent mail counts against its recipient's limit. */
const MAIL_DAYS = 31;

/** Whether there is anything for `deleteExpired`. */
export function isExpired(now: number): SQL {
  const hourAgo = now - HOUR_MS;
  return sql`(exists (select 1 from tombstones where expires_at <= ${now})
    or exists (select 1 from slack_nonces where expires_at <= ${now})
    or exists (select 1 from address_numbers where at <= ${hourAgo})
    or exists (select 1 from address_beacons where since <= ${hourAgo})
    or exists (select 1 from lead_changes where erased_at <= ${now - TOMBSTONE_MS})
    or exists (select 1 from api_requests where at <= ${now - DAY_MS})
    or exists (select 1 from waiting_addresses where left_at <= ${now - WAITING_DAYS * DAY_MS}))`;
}

/** Whether there is anything for `deleteSettled`. */
export function isSettled(now: number): SQL {
  return sql`(exists (${settledRows(now)})
    or (select created_at from ad_events order by id limit 1) <= ${now - EVENT_DAYS * DAY_MS}
    or (select begun_at from visit_events order by lead_id limit 1) <= ${now - EVENT_DAYS * DAY_MS})`;
}

/**
 * By its own choice, SQLite reads everything ever sent by an index of its status. `size` is how many sessions a row is
 * about.
 */
function settledRows(now: number): SQL {
  return sql`
    select id, iif(kind = 'visit-events', json_array_length(payload, '$.visits'), 1) as size
    from outbox indexed by outbox_settled
    where created_at <= ${now - SETTLED_DAYS * DAY_MS} and ${isForgettable} and not ${isOfRecentCall(now)}
    union all
    select id, 1 from outbox indexed by outbox_erased_mail
    where assessment_id is null and channel = 'email' and sent_at <= ${now - MAIL_DAYS * DAY_MS}
      and not ${isOfRecentCall(now)}
    union all
    select id, 1 from outbox indexed by outbox_sent_objects
    where channel = 'object' and status = 'sent' and sent_at <= ${now - HOUR_MS}`;
}

/** A mail about a booked call stays for a week after it: staff see then what the lead was told. */
function isOfRecentCall(now: number): SQL {
  return sql`(kind in (${sql.join(
    CALL_MAIL_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  )}) and payload ->> 'startsAt' > ${now - CALL_MAIL_DAYS * DAY_MS})`;
}

/**
 * Deletes a batch of expired tombstones, numbers of erased leads and nonces, of calls that programs may send again, of
 * numbers and beacons counted by address, and of addresses that have waited too long for an opening; returns how many.
 */
export async function deleteExpired(db: Db, now: number): Promise<number> {
  const hourAgo = now - HOUR_MS;
  const results = await db.batch([
    deletePiece(db, sql`delete from tombstones`, "hash", sql`from tombstones where expires_at <= ${now}`),
    db.delete(slackNonces).where(lte(slackNonces.expiresAt, now)),
    deletePiece(
      db,
      sql`delete from address_numbers`,
      "rowid",
      sql`from address_numbers where at <= ${hourAgo}`,
    ),
    deletePiece(
      db,
      sql`delete from address_beacons`,
      "address_hash",
      sql`from address_beacons where since <= ${hourAgo}`,
    ),
    deletePiece(
      db,
      sql`delete from waiting_addresses`,
      "id",
      sql`from waiting_addresses where left_at <= ${now - WAITING_DAYS * DAY_MS}`,
    ),
    deletePiece(
      db,
      sql`delete from lead_changes`,
      "lead_id",
      sql`from lead_changes where erased_at <= ${now - TOMBSTONE_MS}`,
    ),
    deletePiece(
      db,
      sql`delete from api_requests`,
      "rowid",
      sql`from api_requests where at <= ${now - DAY_MS}`,
    ),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
}

/** Deletes a piece of a table's rows, by their key: those `of` a condition. */
function deletePiece(db: Db, head: SQL, key: string, of: SQL) {
  const id = sql.identifier(key);
  return runSql(db, sql`${head} where ${id} in (select ${id} ${of} limit ${ROWS_A_PIECE})`);
}

/**
 * Deletes a batch of old, settled outbox rows and ad events; returns how many. The events of a session that has not
 * become a lead go with their deliveries, which is sooner. E-mails and stage events of a lead that
 * still exists stay, because their keys prevent a second one.
 */
export async function deleteSettled(db: Db, now: number): Promise<number> {
  const before = now - EVENT_DAYS * DAY_MS;
  const old = sql`
    select id from (
      select id, sum(size) over (rows unbounded preceding) - size as before
      from (${settledRows(now)} limit ${ROWS_A_PIECE}))
    where before < ${ROWS_A_PIECE}`;
  // Ids follow the order of arrival, so the oldest are found without an index by time; none is read while the first is
  // young.
  const oldest = sql`
    select id from ad_events order by id
    limit iif((select created_at from ad_events order by id limit 1) <= ${before}, ${ROWS_A_PIECE}, 0)`;
  const withDeliveries = sql`
    select e.id from outbox o
      join assessments a on a.id = o.assessment_id and a.email is null and a.completed_at is null
        and a.assessment_type <> 'form'
      join ad_events e on e.assessment_id = a.id and e.name = o.payload ->> 'name' and e.source = o.payload ->> 'source'
    where o.id in (${old}) and o.kind = 'ad-event'`;
  const results = await db.batch([
    runSql(db, sql`delete from ad_events where id in (${withDeliveries})`),
    runSql(db, sql`delete from visit_events where ${isToldOf(old)}`),
    runSql(db, sql`delete from ${outbox} where id in (${old})`),
    runSql(db, sql`delete from ad_events where created_at <= ${before} and id in (${oldest})`),
    runSql(
      db,
      sql`
      delete from visit_events where begun_at <= ${before} and lead_id in (
        select lead_id from visit_events order by lead_id
        limit iif((select begun_at from visit_events order by lead_id limit 1) <= ${before}, ${ROWS_A_PIECE}, 0))`,
    ),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
}

/** Of a visit that has not become a lead, whose events went out with one of these rows and of which nothing waits. */
function isToldOf(old: SQL): SQL {
  return sql`
    waiting = 0
    and lead_id in (
      select v.value from outbox o cross join json_each(o.payload, '$.visits') v
      where o.id in (${old}) and o.kind = 'visit-events'
      union all
      select assessment_id from outbox where id in (${old}) and kind = 'ad-event')
    and exists (select 1 from assessments where id = visit_events.lead_id and ${IS_ANONYMOUS})
    and not exists (
      select 1 from json_each(visit_events.events) e join outbox o on o.id = e.value ->> 'sentIn'
      where o.status = 'pending')`;
}

/** A setting given in days, in milliseconds. */
export async function retentionMs(
  db: Db,
  key: Extract<SettingKey, `retention_days_${string}`>,
): Promise<number> {
  const rows = await db.select().from(systemSettings).where(eq(systemSettings.key, key));
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  return settingNumber(stored, key) * DAY_MS;
}

/** Clears IP address and user agent from a batch of the assessments created by `before` (ms); returns how many. */
export async function forgetAddresses(db: Db, before: number): Promise<number> {
  const old = sql`
    (select lead_id from lead_visits where ip_address is not null and begun_at <= ${before}
     order by begun_at limit ${ROWS_A_PIECE})`;
  const forgotten = await db
    .update(leadVisits)
    .set({ ipAddress: null, userAgent: null })
    .where(inArray(leadVisits.leadId, old))
    .returning({ id: leadVisits.leadId });
  return forgotten.length;
}
