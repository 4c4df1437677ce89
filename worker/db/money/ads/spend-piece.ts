import { SPEND_COLUMNS, type SpendColumn, type SpendRow } from "#domain/money/ads/spend-row";
import { sql, type SQL } from "drizzle-orm";
import { adSpend } from "../../schema/money.ts";

/** The columns of `ad_spend` that a row brings, in their order. */
export const SPEND_NAMES = SPEND_COLUMNS.map((column) => sql.identifier(adSpend[column].name));
const namesOf = (columns: readonly SpendColumn[], of: string) =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(of)}.${sql.identifier(adSpend[column].name)}`),
    sql`, `,
  );

export const COUNTED = [
  "campaignId",
  "adsetId",
  "adId",
  "currency",
  "spend",
  "impressions",
  "linkClicks",
] as const;
const TOLD = ["campaignId", "campaignName", "adsetId", "adsetName", "adName"] as const;

/** The rows as a query `p`, whose `place` is that in the list. They are one parameter, a list of lists. */
export function listedSpend(rows: readonly SpendRow[]): SQL {
  const listed = JSON.stringify(rows.map((row) => SPEND_COLUMNS.map((column) => row[column])));
  const values = SPEND_NAMES.map((name, n) => sql`value ->> ${`$[${n}]`} as ${name}`);
  return sql`(select key as place, ${sql.join(values, sql`, `)} from json_each(${listed})) p`;
}

/** Whether a row, by its alias, is of a day and ad of these rows. */
export function inPiece(of: SQL, rows: readonly SpendRow[]): SQL {
  const keys = JSON.stringify(rows.map(({ day, adId }) => [day, adId]));
  return sql`(${of}.day, ${of}.ad_id) in (select value ->> 0, value ->> 1 from json_each(${keys}))`;
}

/** Whether a row `p` is one part of several that came in this import (its number is `by`). */
export function isPart(by: SQL | number): SQL {
  return sql`exists (
    select 1 from ad_spend_before b
    where b.imported_by = ${by} and b.day = p.day and b.ad_id = p.ad_id and b.repeated = 1)`;
}

/** The stored row `a` of the same day and ad. */
export const STANDS = sql`ad_spend a on a.day = p.day and a.ad_id = p.ad_id`;

/**
 * What an import (its number is `by`) changes by taking rows, as queries for before it does so: the shares of the rows
 * that it replaces and brings, and those of its rows that name an ad anew or on a new day.
 */
export function spendChanges(by: SQL | number, rows: readonly SpendRow[]): { shares: SQL; told: SQL } {
  const piece = listedSpend(rows);
  const day = (of: "a" | "p") => sql`unixepoch(${sql.identifier(of)}.day) / 86400 as day`;
  const isTaken = sql`${by} is not null and (a.day is null or a.imported_by < ${by}) and not ${isPart(by)}`;
  const differs = (columns: readonly SpendColumn[]) =>
    sql`(${namesOf(columns, "p")}) is not (${namesOf(columns, "a")})`;
  return {
    shares: sql`
      with p as materialized (select * from ${piece})
      select -1 as sign, ${day("a")}, ${namesOf(COUNTED, "a")} from p join ${STANDS}
      where ${isTaken} and ${differs(COUNTED)}
      union all
      select 1, ${day("p")}, ${namesOf(COUNTED, "p")} from p left join ${STANDS}
      where ${isTaken} and ${differs(COUNTED)}`,
    told: sql`
      select ${day("p")}, p.day as day_text, p.ad_id, ${namesOf(TOLD, "p")} from ${piece} left join ${STANDS}
      where ${isTaken} and ${differs(TOLD)}`,
  };
}
