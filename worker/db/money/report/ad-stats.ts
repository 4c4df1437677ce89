import type { LeadCell, SpendCell } from "#domain/money/report/ad-lines";
import type { WeekCell } from "#domain/money/report/ad-weeks";
import type { AdsView } from "#domain/money/report/ads-query";
import type { AdLevel, AdTouch } from "#domain/money/report/ads-report";
import type { TouchField } from "#domain/money/ads/touch-fields";
import { MIDDLE_OF } from "#domain/money/report/age-pieces";
import type { DayPiece } from "#domain/money/report/day-pieces";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";
import { isMarked } from "../../leads/marks/lead-marks.ts";
import { ACCOUNT } from "../ads/ad-cells.ts";

/** Spend of the lines below a key, by line, currency and bucket. */
export function selectSpend(db: Db, parent: string, pieces: readonly DayPiece[]) {
  return allSql<SpendCell>(
    db,
    sql`
    select s.id, s.currency, s.bucket + p.middle as day, s.spend, s.impressions, s.link_clicks as linkClicks
    from ${inDays("ad_spend_stats", pieces)} and s.parent = ${parent}`,
  );
}

/** Leads of the lines below a key, by line and bucket; leads without a known line have no id. */
export function selectLeads(db: Db, touch: AdTouch, parent: string, pieces: readonly DayPiece[]) {
  return allSql<LeadCell>(
    db,
    sql`
    select s.id, s.bucket + p.middle as day, s.starts, s.leads, s.booked, s.held, s.sql, s.won, s.valued, s.value,
      s.squares, s.expired
    from ${inDays("ad_lead_stats", pieces)} and s.touch = ${touch} and s.parent = ${parent}`,
  );
}

/** Spend and value of the whole account, by days or weeks. */
export function selectWeeks(db: Db, touch: AdTouch, pieces: readonly DayPiece[]) {
  return allSql<WeekCell>(
    db,
    sql`
    select s.bucket, s.currency, s.spend, 0 as value
    from ${inDays("ad_spend_stats", pieces)} and s.parent = ${ACCOUNT}
    union all
    select s.bucket, '', 0, s.value
    from ${inDays("ad_lead_stats", pieces)} and s.touch = ${touch} and s.parent = ${ACCOUNT} and s.value <> 0`,
  );
}

/** The team's leads by bucket, whatever ads they came by. */
export function selectTeamLeads(db: Db, pieces: readonly DayPiece[]) {
  return allSql<{ day: number; leads: number }>(
    db,
    sql`
    select s.bucket + p.middle as day, s.leads
    from ${inDays("ad_lead_stats", pieces)} and s.touch = 'last' and s.parent = ${ACCOUNT}`,
  );
}

/** The day of the team's first lead, if there is one. */
export function selectFirstLead(db: Db) {
  return allSql<{ day: number }>(
    db,
    sql`
    select bucket as day from ad_lead_stats
    where touch = 'last' and parent = ${ACCOUNT} and grain = 'd' and leads > 0 order by bucket limit 1`,
  );
}

/** Whether leads wait to be counted, more than were before the figures were read. */
export function selectCounting(db: Db) {
  return allSql<{ counting: 0 | 1 }>(
    db,
    sql`
    select ${isMarked} or exists (select 1 from ad_days_due)
      or exists (select 1 from ad_zone_due) as counting`,
  );
}

/** The newest names of lines, by their keys. */
export function selectNames(db: Db, keys: readonly string[]) {
  return allSql<{ key: string; name: string }>(
    db,
    sql`
    select n.key, n.name from json_each(${JSON.stringify(keys)}) k cross join ad_names n on n.key = k.value`,
  );
}

/** Of each line of a level, by its id, the name in the link that its newest lead came by. */
export function selectLinkNames(
  db: Db,
  { touch, level, parent }: Pick<AdsView, "touch" | "level" | "parent">,
  ids: readonly string[],
) {
  const { field, column } = LINK_NAMES[level];
  const [campaign = null, adset = null] = parent?.split("/") ?? [];
  return allSql<{ id: string; name: string | null }>(
    db,
    sql`
    select k.value as id, (
      select ${TOUCHES[touch]} ->> ${field}
      from lead_ads l cross join assessments a on a.id = l.assessment_id
      where l.touch = ${touch} and l.${column} = k.value and l.${column} <> ''
        and l.campaign_id = coalesce(${campaign}, l.campaign_id) and l.adset_id = coalesce(${adset}, l.adset_id)
      order by l.created_at desc limit 1) as name
    from json_each(${JSON.stringify(ids)}) k`,
  );
}

/** The touches of a lead `a`; without another last touch, the first serves as both. */
export const TOUCHES = {
  first: sql`a.first_touch`,
  last: sql`coalesce(a.last_touch, a.first_touch)`,
} as const satisfies Record<AdTouch, SQL>;

/** Where a line's id is, and where its name is in a link. */
const LINK_NAMES = {
  campaign: { column: sql.raw("campaign_id"), field: "utm_campaign" },
  adset: { column: sql.raw("adset_id"), field: "utm_term" },
  ad: { column: sql.raw("ad_id"), field: "utm_content" },
} as const satisfies Record<AdLevel, { column: SQL; field: TouchField }>;

/** Where `lead_ads` has the id of a line. */
export function idColumn(level: AdLevel): SQL {
  return LINK_NAMES[level].column;
}

/** The rows `s` of a roll-up within the pieces `p`, for more conditions. */
export function inDays(table: "ad_spend_stats" | "ad_lead_stats", pieces: readonly DayPiece[]): SQL {
  return sql`${piecesSql(pieces)} as p
    cross join ${sql.identifier(table)} s where s.grain = p.grain and s.bucket >= p.low and s.bucket < p.high`;
}

function piecesSql(pieces: readonly DayPiece[]): SQL {
  const rows = pieces.map((piece) => ({ ...piece, middle: MIDDLE_OF[piece.grain] }));
  return sql`(
    select value ->> 'grain' as grain, value ->> 'low' as low, value ->> 'high' as high, value ->> 'sign' as sign,
      value ->> 'middle' as middle
    from json_each(${JSON.stringify(rows)}))`;
}
