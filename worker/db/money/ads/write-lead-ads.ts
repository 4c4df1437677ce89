import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runSql, type Db } from "../../client.ts";
import { leadAds } from "../../schema/money.ts";
import { changeCells } from "./ad-cells.ts";
import type { LeadAd } from "./lead-ads.ts";

/** What is stored about a lead by a touch. */
const KEPT = [
  "day",
  "createdAt",
  "campaignId",
  "adsetId",
  "adId",
  "loose",
  "leads",
  "booked",
  "held",
  "sql",
  "won",
  "wonDay",
  "value",
] as const satisfies readonly (keyof LeadAd)[];

function each(of: (name: SQL, field: (typeof KEPT)[number]) => SQL): SQL {
  const parts = KEPT.map((field) => of(sql`${sql.identifier(leadAds[field].name)}`, field));
  return sql.join(parts, sql`, `);
}
const KEPT_NAMES = each((name) => name);

/** What rows add to the figures. */
const SHARE = sql`touch, day, campaign_id, adset_id, ad_id, leads, booked, held, sql, won, value`;
const storedOf = (ids: SQL) => sql`lead_ads where assessment_id in ${ids}`;

/**
 * The statements that have leads count as `counted` says, in the figures too; of one that it does not name nothing
 * stays. Only those are touched whose ids `asRead` still finds, a query in brackets: others have changed since.
 */
export function countAs(db: Db, asRead: SQL, counted: readonly LeadAd[]) {
  const ids = JSON.stringify([...new Set(counted.map(({ id }) => id))]);
  const listed = sql`(
    select value ->> 'id' as assessment_id, value ->> 'touch' as touch,
      ${each((name, field) => sql`value ->> ${`$.${field}`} as ${name}`)}
    from json_each(${JSON.stringify(counted)})) where assessment_id in ${asRead}`;
  return [
    ...changeCells(
      db,
      "ad_lead_stats",
      sql`
      select -1 as sign, ${SHARE}, 0 as expired from ${storedOf(asRead)}
      union all select 1, ${SHARE}, 0 from ${listed}`,
    ),
    runSql(
      db,
      sql`
      delete from ${storedOf(asRead)} and assessment_id not in (select value from json_each(${ids}))`,
    ),
    // Unchanged rows are not written.
    runSql(
      db,
      sql`
      insert into lead_ads (assessment_id, touch, ${KEPT_NAMES})
      select assessment_id, touch, ${KEPT_NAMES} from ${listed}
      on conflict (assessment_id, touch) do update set ${each((name) => sql`${name} = excluded.${name}`)}
      where (${KEPT_NAMES}) is not (${each((name) => sql`excluded.${name}`)})`,
    ),
  ] as const;
}

/** The statements that remove leads (ids as a query in brackets) from the figures and delete what they contributed. */
export function uncount(db: Db, ids: SQL): BatchItem<"sqlite">[] {
  return [
    ...changeCells(db, "ad_lead_stats", sql`select -1 as sign, ${SHARE}, 0 as expired from ${storedOf(ids)}`),
    forget(db, ids),
  ];
}

/** The same, but what they brought stays, as starts that can no longer be opened. */
export function uncountKept(db: Db, ids: SQL): BatchItem<"sqlite">[] {
  return [
    ...changeCells(
      db,
      "ad_lead_stats",
      sql`
      select -1 as sign, ${SHARE}, 0 as expired from ${storedOf(ids)}
      union all select 1, ${SHARE}, 1 from ${storedOf(ids)}`,
    ),
    forget(db, ids),
  ];
}

function forget(db: Db, ids: SQL) {
  return runSql(db, sql`delete from ${storedOf(ids)}`);
}
