import { and, eq, getTableColumns, gt, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { fixedQuery, type Given } from "../fixed-query.ts";
import { assessments, tombstones } from "../schema.ts";

/** How long nothing of what was erased comes back. */
export const TOMBSTONE_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps hashes: `rows` selects each with the time when it may go, and one that is kept never goes earlier. */
export function keepTombstones(db: Db, rows: SQL) {
  return runSql(
    db,
    sql`
    insert into ${tombstones} (hash, expires_at) ${rows}
    on conflict (hash) do update set expires_at = max(expires_at, excluded.expires_at)`,
  );
}

/** The row that says that a session was erased, if it was and not longer than 30 days ago. */
export function selectTombstone(db: Db, tombstone: string, now: number) {
  return tombstoneInForce(db, { tombstone, now });
}

const tombstoneInForce = fixedQuery((db, given: Given<Erasure>) =>
  db
    .select({ hash: tombstones.hash })
    .from(tombstones)
    .where(and(eq(tombstones.hash, given.tombstone), gt(tombstones.expiresAt, given.now))),
);

/**
 * What is inserted in place of an assessment's values: the same, unless its session was erased. An erased
 * session does not come back, however its erasure and the write interleave.
 */
export function unlessErased(row: Partial<Given<Row>> | Row, erasure: Erasure | Given<Erasure>): SQL {
  const given = Object.entries(getTableColumns(assessments)).filter(([, { generated }]) => !generated);
  const values = given.map(([name, column]) => {
    const value: unknown = Reflect.get(row, name) ?? column.default ?? null;
    return value === null ? sql`null` : sql.param(value, column);
  });
  return sql`
    select ${sql.join(values, sql`, `)} where not ${isErased(erasure)}`;
}

/** Whether a session was erased, not longer than 30 days ago: 1 or 0, as a column or a condition. */
export function isErased({ tombstone, now }: Erasure | Given<Erasure>): SQL<number> {
  return sql`exists (
    select 1 from ${tombstones} where hash = ${tombstone} and expires_at > ${now})`;
}

/** The same of whatever some hashes stand for, any of them. */
export function isAnyErased(hashes: readonly (string | null)[], now: number): SQL<number> {
  return sql`exists (
    select 1 from ${tombstones} where hash in ${hashes.filter((hash) => hash !== null)} and expires_at > ${now})`;
}

type Row = typeof assessments.$inferInsert;
/** The session's keyed hash, and the time in milliseconds since 1970. */
type Erasure = { tombstone: string; now: number };
