import type { LateDeals } from "#domain/ads-report/ad-lines";
import type { AdsView } from "#domain/ads-report/ads-query";
import type { DatedDeals } from "#domain/ads/verdict/past";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { idColumn } from "./ad-stats.ts";

/** Rows of `lead_ads` that are Won, counted by the day of the lead and that of Won. */
const COUNTED = sql`
  l.day, l.won_day as wonDay, count(*) as won, count(l.value) as valued, coalesce(sum(l.value), 0) as value,
  coalesce(sum(1.0 * l.value * l.value), 0) as squares`;

/** The team's deals, of leads that started on a day or later. One index has all that is read. */
export function selectTeamDeals(db: Db, from: number) {
  return allSql<DatedDeals>(
    db,
    sql`
    select ${COUNTED} from lead_ads l indexed by lead_ads_won_day
    where l.touch = 'last' and l.won = 1 and l.won_day >= ${from} and l.day >= ${from}
    group by l.won_day, l.day`,
  );
}

/** The deals of a level's lines that were Won on a day or later, of leads from `low` up to `high`. */
export function selectLateDeals(
  db: Db,
  { touch, level, parent }: Pick<AdsView, "touch" | "level" | "parent">,
  { wonFrom, low, high }: { wonFrom: number; low: number; high: number },
) {
  const [campaign = null, adset = null] = parent?.split("/") ?? [];
  return allSql<LateDeals>(
    db,
    sql`
    select l.${idColumn(level)} as id, ${COUNTED} from lead_ads l indexed by lead_ads_won_day
    where l.touch = ${touch} and l.won = 1 and l.won_day >= ${wonFrom} and l.day >= ${low} and l.day < ${high}
      and l.campaign_id = coalesce(${campaign}, l.campaign_id) and l.adset_id = coalesce(${adset}, l.adset_id)
    group by 1, l.won_day, l.day`,
  );
}
