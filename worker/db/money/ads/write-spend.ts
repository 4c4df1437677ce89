import type { SpendRow } from "#domain/money/ads/spend-row";
import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db } from "../../client.ts";
import { changeCells } from "./ad-cells.ts";
import { isPart, listedSpend, SPEND_NAMES, spendChanges, STANDS } from "./spend-piece.ts";

const each = (of: (name: (typeof SPEND_NAMES)[number]) => SQL) => sql.join(SPEND_NAMES.map(of), sql`, `);

/**
 * The statements that take rows for an import: a day and ad again replaces what an earlier import brought, never what a
 * later one or this one did, and no part is taken. No two of the rows are of one day and ad. `by` is the import's
 * number. They go together in a batch; what follows from the rows is written ahead of them.
 */
export function takeRows(db: Db, by: SQL | number, rows: readonly SpendRow[]) {
  const { shares, told } = spendChanges(by, rows);
  return [
    ...changeCells(db, "ad_spend_stats", shares),
    keepNames(db, told),
    runSql(
      db,
      sql`
      insert into ad_days_due (day, after_id) select distinct day, 0 from (${told}) where true
      on conflict (day) do update set after_id = 0 where after_id > 0`,
    ),
    runSql(
      db,
      sql`
      insert into ad_spend (${each((name) => sql`${name}`)}, imported_by)
      select ${each((name) => sql`${name}`)}, ${by} from ${listedSpend(rows)} where ${by} is not null and not ${isPart(by)}
      on conflict (day, ad_id) do update
      set ${each((name) => sql`${name} = excluded.${name}`)}, imported_by = excluded.imported_by
      where excluded.imported_by > ad_spend.imported_by`,
    ),
    // Follows directly after the rows, to count what they changed.
    runSql(db, sql`update ad_imports set taken = taken + changes() where id = ${by}`),
  ] as const;
}

/** The newest name of each line. */
function keepNames(db: Db, told: SQL) {
  return runSql(
    db,
    sql`
    insert into ad_names (key, name, day)
    with told as materialized (${told})
    select key, name, max(day_text) from (
      select campaign_id as key, campaign_name as name, day_text from told
      union all select campaign_id || '/' || adset_id, adset_name, day_text from told
      union all select campaign_id || '/' || adset_id || '/' || ad_id, ad_name, day_text from told)
    group by key
    on conflict (key) do update set name = excluded.name, day = excluded.day
    where excluded.day > ad_names.day or (excluded.day = ad_names.day and excluded.name <> ad_names.name)`,
  );
}

/**
 * The rows that an import does not store, by their place, and whether they are parts: otherwise a later import's row is
 * there.
 */
export function selectNotTaken(db: Db, by: SQL | number, rows: readonly SpendRow[]) {
  return allSql<{ place: number; part: 0 | 1 }>(
    db,
    sql`
    select p.place, ${isPart(by)} as part from ${listedSpend(rows)} left join ${STANDS}
    where ${by} is null or a.imported_by > ${by} or ${isPart(by)}`,
  );
}
