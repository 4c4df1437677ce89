import type { AdTouch } from "#domain/ads-report/ads-report";
import { dayPieces, mondayOf } from "#domain/ads-report/day-pieces";
import { RUNNING_DAYS, STOP_DAYS, type AdCell } from "#domain/ads-report/stop-report";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { inDays } from "./ad-stats.ts";

const WEEK = 7;

/**
 * Spend and booked calls of each ad of the account over the days that ads are compared by, up to today: found from the
 * campaigns down, as the roll-ups hold them. Unless ads are asked for, nothing is read.
 */
export function selectAdCells(db: Db, touch: AdTouch, { today, asked }: { today: number; asked: boolean }) {
  // Nothing comes after today: the week that it is in can be read whole, and so can that in which ads must have run.
  const end = mondayOf(today) + WEEK;
  const pieces = (from: number) => (asked ? dayPieces(from, end) : []);
  const [all, recent] = [pieces(today + 1 - STOP_DAYS), pieces(mondayOf(today + 1 - RUNNING_DAYS))];
  return allSql<AdCell>(
    db,
    sql`
    with campaigns as (
      select distinct s.id as key from ${inDays("ad_spend_stats", all)} and s.parent = ''),
    adsets as (
      select distinct c.key || '/' || s.id as key
      from campaigns c cross join ${inDays("ad_spend_stats", all)} and s.parent = c.key)
    select a.key || '/' || s.id as key, s.currency, sum(p.sign * s.spend) as spend, 0 as recent, 0 as booked
    from adsets a cross join ${inDays("ad_spend_stats", all)} and s.parent = a.key group by 1, 2
    union all
    select a.key || '/' || s.id, s.currency, 0, sum(p.sign * s.spend), 0
    from adsets a cross join ${inDays("ad_spend_stats", recent)} and s.parent = a.key group by 1, 2
    union all
    select a.key || '/' || s.id, '', 0, 0, sum(p.sign * s.booked)
    from adsets a cross join ${inDays("ad_lead_stats", all)} and s.touch = ${touch} and s.parent = a.key group by 1`,
  );
}
