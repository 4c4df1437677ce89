import { MATCH_DAYS } from "#domain/money/ads/ad-of-touch";
import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db } from "../../client.ts";

/** Leads marked by one write. */
const MARKS_A_PIECE = 1000;

type Work = { day: number | null; afterId: number };

/**
 * Starts a recount of all leads if the statement before it in a batch wrote: their days move with the zone of the ads.
 */
export function countAnew(db: Db) {
  return runSql(
    db,
    sql`
    insert into ad_zone_due (id, after_id) select 1, 0 where changes() > 0
    on conflict (id) do update set after_id = 0`,
  );
}

/**
 * Marks a piece of the leads for a recount, because the time zone of the ads or the spend has changed. Returns how many
 * pieces of work it found: 0 once there is none.
 */
export async function markLeads(db: Db): Promise<number> {
  const [, [work]] = await db.batch([
    // Most days have no lead that they concern.
    runSql(
      db,
      sql`
      delete from ad_days_due where not exists (
        select 1 from lead_ads l
        where l.loose = 1 and l.day between ad_days_due.day and ad_days_due.day + ${MATCH_DAYS})`,
    ),
    allSql<Work>(
      db,
      sql`
      select null as day, after_id as afterId from ad_zone_due
      union all select * from (select day, after_id from ad_days_due order by day limit 1)
      limit 1`,
    ),
  ]);
  if (!work) return 0;
  await (work.day === null ? markAll(db, work.afterId) : markDay(db, work.day, work.afterId));
  return 1;
}

function markAll(db: Db, afterId: number): Promise<unknown> {
  const piece = sql`select id from assessments where id > ${afterId} order by id limit ${MARKS_A_PIECE}`;
  return mark(db, piece, { table: sql`ad_zone_due`, of: sql`id = 1 and after_id = ${afterId}` });
}

/** The leads that the ads of a day may explain, among those that do not name all ids. */
function markDay(db: Db, day: number, afterId: number): Promise<unknown> {
  const piece = sql`
    select distinct assessment_id as id from lead_ads
    where loose = 1 and day between ${day} and ${day + MATCH_DAYS} and assessment_id > ${afterId}
    order by assessment_id limit ${MARKS_A_PIECE}`;
  return mark(db, piece, { table: sql`ad_days_due`, of: sql`day = ${day} and after_id = ${afterId}` });
}

/** The work is done once a piece finds nothing; if it restarted meanwhile, its position stays. */
function mark(db: Db, piece: SQL, work: { table: SQL; of: SQL }): Promise<unknown> {
  return db.batch([
    runSql(
      db,
      sql`
      insert into lead_marks (lead_id, seq) select id, 1 from (${piece}) where true
      on conflict (lead_id) do update set seq = seq + 1`,
    ),
    runSql(db, sql`delete from ${work.table} where ${work.of} and not exists (${piece})`),
    runSql(db, sql`update ${work.table} set after_id = (select max(id) from (${piece})) where ${work.of}`),
  ]);
}
