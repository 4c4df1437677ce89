import { SPEND_COLUMNS, type SpendColumn, type SpendRow } from "#domain/money/ads/spend-row";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { adSpend } from "../../schema/money.ts";
import { changeCells } from "./ad-cells.ts";
import { COUNTED, inPiece, listedSpend, SPEND_NAMES, STANDS } from "./spend-piece.ts";

/** A file is sent within this time; what it replaced is not needed after that. */
const OPEN_MS = 24 * 60 * 60 * 1000;
/** Twice what a piece adds. */
const FORGOTTEN_AT_ONCE = 2000;

/** Where an import replaced something: in one of its pieces, which has an identifier of its own. */
export type Piece = { by: SQL | number; name: string; rows: readonly SpendRow[] };

const each = (of: (name: SQL, place: number) => SQL) =>
  sql.join(
    SPEND_NAMES.map((name, place) => of(sql`${name}`, place)),
    sql`, `,
  );
const before = (column: SpendColumn) => sql`b.before ->> ${`$[${SPEND_COLUMNS.indexOf(column)}]`}`;
const IMPORT_BEFORE = sql`b.before ->> ${`$[${SPEND_COLUMNS.length}]`}`;

/**
 * The statements that precede taking a piece's rows. A day and ad that another piece of the same import has brought
 * comes in parts: it is noted, and the value from before the import is restored, in the figures too. What the piece's
 * other rows replace is kept for as long as the import may continue.
 */
export function putBackParts(db: Db, piece: Piece, now: number) {
  const { by, name, rows } = piece;
  const mine = sql`b.imported_by = ${by} and ${inPiece(sql`b`, rows)}`;
  const parts = sql`${mine} and b.repeated = 1`;
  return [
    runSql(
      db,
      sql`update ad_spend_before as b set repeated = 1 where ${mine} and b.piece <> ${name} and b.repeated = 0`,
    ),
    ...uncountParts(db, by, parts),
    ...restoreRows(db, by, parts),
    keepBefore(db, piece),
    forgetBefore(db, now),
  ] as const;
}

/** The rows `a` of an import that are parts, each with what stood there before. */
const standing = (parts: SQL) => sql`
  ad_spend_before b join ad_spend a on a.day = b.day and a.ad_id = b.ad_id and a.imported_by = b.imported_by
  where ${parts}`;

/** What follows from the rows rather than from the earlier values, before those are restored. */
function uncountParts(db: Db, by: Piece["by"], parts: SQL) {
  const counted = (of: (column: SpendColumn) => SQL) =>
    sql.join(
      COUNTED.map((column) => sql`${of(column)} as ${sql.identifier(adSpend[column].name)}`),
      sql`, `,
    );
  const own = (column: SpendColumn) => sql`a.${sql.identifier(adSpend[column].name)}`;
  const shares = sql`
    select -1 as sign, unixepoch(a.day) / 86400 as day, ${counted(own)} from ${standing(parts)}
    union all
    select 1, unixepoch(a.day) / 86400, ${counted(before)} from ${standing(parts)} and b.before is not null`;
  return [
    ...changeCells(db, "ad_spend_stats", shares),
    runSql(
      db,
      sql`
      insert into ad_days_due (day, after_id) select distinct unixepoch(a.day) / 86400, 0 from ${standing(parts)}
      on conflict (day) do update set after_id = 0 where after_id > 0`,
    ),
    runSql(
      db,
      sql`update ad_imports set taken = taken - (select count(*) from ${standing(parts)}) where id = ${by}`,
    ),
  ] as const;
}

function restoreRows(db: Db, by: Piece["by"], parts: SQL) {
  return [
    runSql(
      db,
      sql`
      delete from ad_spend where imported_by = ${by} and (day, ad_id) in (
        select b.day, b.ad_id from ${standing(parts)} and b.before is null)`,
    ),
    runSql(
      db,
      sql`
      update ad_spend set ${each((column, place) => sql`${column} = b.before ->> ${`$[${place}]`}`)},
        imported_by = ${IMPORT_BEFORE}
      from ad_spend_before b
      where ${parts} and b.before is not null
        and ad_spend.day = b.day and ad_spend.ad_id = b.ad_id and ad_spend.imported_by = b.imported_by`,
    ),
  ] as const;
}

/** The rows in the place of a piece's rows; already stored where the import had a row before. */
function keepBefore(db: Db, { by, name, rows }: Piece) {
  return runSql(
    db,
    sql`
    insert into ad_spend_before (imported_by, day, ad_id, piece, before)
    select ${by}, p.day, p.ad_id, ${name},
      iif(a.day is null, null, json_array(${each((column) => sql`a.${column}`)}, a.imported_by))
    from ${listedSpend(rows)} left join ${STANDS} where ${by} is not null
    on conflict (imported_by, day, ad_id) do nothing`,
  );
}

/** Of the oldest import that has anything, once it is over. */
function forgetBefore(db: Db, now: number) {
  return runSql(
    db,
    sql`
    delete from ad_spend_before where rowid in (
      select rowid from ad_spend_before where imported_by = (
        select id from ad_imports where id = (select min(imported_by) from ad_spend_before)
          and (ended_at is not null or updated_at < ${now - OPEN_MS}))
      limit ${FORGOTTEN_AT_ONCE})`,
  );
}
