import { percentile } from "#domain/calls/percentile";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";

/** The newest deals tell how long one takes. */
const DEALS_LOOKED_AT = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the newest deals took from their start until they were won; one that was won twice, until the last time. */
export function selectDaysToWon(db: Db) {
  return allSql<{ ms: number }>(
    db,
    sql`
    select max(h.changed_at) - a.created_at as ms from (
      select assessment_id, changed_at from status_history where to_status = 'Won'
      order by changed_at desc limit ${DEALS_LOOKED_AT}) h
    cross join assessments a on a.id = h.assessment_id
    where a.lead_status = 'Won' and a.suspect = 0
    group by a.id`,
  );
}

/** Within how many whole days half of them were won; null without any. */
export function medianDays(rows: readonly { ms: number }[]): number | null {
  const days = new Map<number, number>();
  for (const { ms } of rows) {
    const within = Math.ceil(Math.max(0, ms) / DAY_MS);
    days.set(within, (days.get(within) ?? 0) + 1);
  }
  return percentile(days, 0.5);
}
