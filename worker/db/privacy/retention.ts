import { settingNumber, type SettingKey } from "#domain/settings/settings";
import { eq, inArray, lte, sql } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { assessments, outbox, slackNonces, systemSettings, tombstones } from "../schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const SETTLED_DAYS = 30;
/** Rows that one statement takes: a write of less than a tenth of a second. */
const ROWS_A_PIECE = 500;
/** How long a sent mail counts against its recipient's limit. */
const MAIL_DAYS = 31;

/** Deletes tombstones and nonces whose time is over, a piece of them; gives how many. */
export async function deleteExpired(db: Db, now: number): Promise<number> {
  const results = await db.batch([
    runSql(
      db,
      sql`
      delete from ${tombstones} where hash in (
        select hash from tombstones where expires_at <= ${now} limit ${ROWS_A_PIECE})`,
    ),
    db.delete(slackNonces).where(lte(slackNonces.expiresAt, now)),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
}

/**
 * Deletes a piece of what is settled and old: rows of the outbox, and ad events. Mails and stage events of a
 * lead that still exists stay: their keys are what keeps them to once. Gives how many.
 */
export async function deleteSettled(db: Db, now: number): Promise<number> {
  const before = now - SETTLED_DAYS * DAY_MS;
  const old = sql`
    select id from outbox where created_at <= ${before} and status in ('sent', 'cancelled')
      and kind not in ('hub-mail', 'reminder', 'stage-event')
    union all
    select id from outbox where assessment_id is null and channel = 'email' and sent_at <= ${now - MAIL_DAYS * DAY_MS}
    union all
    select id from outbox where channel = 'object' and status = 'sent' and sent_at <= ${now - HOUR_MS}
    limit ${ROWS_A_PIECE}`;
  // Events are numbered as they come: the oldest are looked at, and no index by time has to be written.
  const oldest = sql`select id from ad_events order by id limit ${ROWS_A_PIECE}`;
  const results = await db.batch([
    runSql(db, sql`delete from ${outbox} where id in (${old})`),
    runSql(db, sql`delete from ad_events where created_at <= ${before} and id in (${oldest})`),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
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

/** Takes the address and the browser's name off a piece of the assessments made by `before` (ms); gives how many. */
export async function forgetAddresses(db: Db, before: number): Promise<number> {
  const old = sql`
    (select id from assessments where ip_address is not null and created_at <= ${before}
     order by created_at limit ${ROWS_A_PIECE})`;
  const forgotten = await db
    .update(assessments)
    .set({ ipAddress: null, userAgent: null })
    .where(inArray(assessments.id, old))
    .returning({ id: assessments.id });
  return forgotten.length;
}
