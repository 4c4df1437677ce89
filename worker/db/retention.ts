import { settingNumber, type SettingKey } from "#domain/settings";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "./client.ts";
import { assessments, outbox, slackNonces, systemSettings, tombstones } from "./schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const ADDRESSES_A_RUN = 1000;
const SETTLED_A_RUN = 1000;
const SETTLED_DAYS = 90;
/** How long a sent mail counts against its recipient's limit. */
const MAIL_DAYS = 31;

/** Deletes tombstones and nonces whose time is over; gives how many. */
export async function deleteExpired(db: Db, now: number): Promise<number> {
  const results = await db.batch([
    db.delete(tombstones).where(lte(tombstones.expiresAt, now)),
    db.delete(slackNonces).where(lte(slackNonces.expiresAt, now)),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
}

/**
 * Deletes rows of the outbox that are settled and old. Mails and stage events of a lead that still
 * exists stay: their keys are what keeps them to once.
 */
export async function deleteSettled(db: Db, now: number): Promise<number> {
  const old = sql`
    select id from outbox where created_at <= ${now - SETTLED_DAYS * DAY_MS} and status in ('sent', 'cancelled')
      and kind not in ('hub-mail', 'reminder', 'stage-event')
    union all
    select id from outbox where assessment_id is null and channel = 'email' and sent_at <= ${now - MAIL_DAYS * DAY_MS}
    union all
    select id from outbox where channel = 'object' and status = 'sent' and sent_at <= ${now - HOUR_MS}
    limit ${SETTLED_A_RUN}`;
  const [result] = await db.batch([runSql(db, sql`delete from ${outbox} where id in (${old})`)]);
  return result.meta.changes;
}

/** A setting in days, as milliseconds. */
export async function retentionMs(
  db: Db,
  key: Extract<SettingKey, `retention_days_${string}`>,
): Promise<number> {
  const rows = await db.select().from(systemSettings).where(eq(systemSettings.key, key));
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  return settingNumber(stored, key) * DAY_MS;
}

/** Takes the address and the browser's name off assessments made by `before` (ms); gives how many. */
export async function forgetAddresses(db: Db, before: number): Promise<number> {
  const old = sql`
    (select id from assessments where ip_address is not null and created_at <= ${before}
     order by created_at limit ${ADDRESSES_A_RUN})`;
  const forgotten = await db
    .update(assessments)
    .set({ ipAddress: null, userAgent: null })
    .where(and(inArray(assessments.id, old)))
    .returning({ id: assessments.id });
  return forgotten.length;
}

/** The sessions of unfinished assessments without an address that nothing happened to since `before` (ms). */
export async function findAbandoned(db: Db, before: number, most: number): Promise<string[]> {
  const [rows] = await db.batch([
    allSql<{ sessionId: string }>(
      db,
      sql`
      select session_id as sessionId from assessments
      where email is null and completed_at is null and updated_at <= ${before}
      order by updated_at limit ${most}`,
    ),
  ]);
  return rows.map(({ sessionId }) => sessionId);
}
