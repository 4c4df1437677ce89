import { SPEND_COLUMNS, type SpendRow } from "#domain/ads/spend-row";
import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { adSpend } from "../schema.ts";

/** The rows as one parameter: a list of lists, in the order of the columns. */
const listed = (rows: readonly SpendRow[]) =>
  JSON.stringify(rows.map((row) => SPEND_COLUMNS.map((column) => row[column])));

const NAMES = SPEND_COLUMNS.map((column) => sql.identifier(adSpend[column].name));
const VALUES = SPEND_COLUMNS.map((_, n) => sql`value ->> ${`$[${n}]`}`);

const joined = (parts: SQL[]) => sql.join(parts, sql`, `);
const each = (of: (name: (typeof NAMES)[number], n: number) => SQL) => joined(NAMES.map(of));

/**
 * The statements that take rows for an import: a day and ad again replaces what an earlier import brought, never what a
 * later one or this one did. `by` is the import's number. They go together in a batch.
 */
export function takeRows(db: Db, by: SQL | number, rows: readonly SpendRow[]) {
  return [
    runSql(
      db,
      sql`
      insert into ad_spend (${each((name) => sql`${name}`)}, imported_by)
      select ${joined(VALUES)}, ${by} from json_each(${listed(rows)}) where ${by} is not null
      on conflict (day, ad_id) do update
      set ${each((name) => sql`${name} = excluded.${name}`)}, imported_by = excluded.imported_by
      where excluded.imported_by > ad_spend.imported_by`,
    ),
    // Right after the rows: what they changed is counted.
    runSql(db, sql`update ad_imports set taken = taken + changes() where id = ${by}`),
  ] as const;
}

/** The rows that are not stored as they were sent, by their place, and whether a later import's stand there. */
export function selectNotTaken(db: Db, by: SQL | number, rows: readonly SpendRow[]) {
  const differs = NAMES.map((name, n) => sql`ad_spend.${name} is not (${VALUES[n]})`);
  const key = (column: "day" | "adId") => VALUES[SPEND_COLUMNS.indexOf(column)] ?? sql`null`;
  return allSql<{ place: number; newer: 0 | 1 | null }>(
    db,
    sql`
    select key as place, ad_spend.imported_by > ${by} as newer
    from json_each(${listed(rows)})
    left join ad_spend on ad_spend.day = ${key("day")} and ad_spend.ad_id = ${key("adId")}
    where ad_spend.imported_by is not ${by} or ${sql.join(differs, sql` or `)}`,
  );
}
