import { and, eq, getTableColumns, gt, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "./client.ts";
import { assessments } from "./schema/leads.ts";
import { tombstones } from "./schema/people.ts";

/** How long an erased record is prevented from coming back. */
export const TOMBSTONE_MS = 30 * 24 * 60 * 60 * 1000;

/** The same for a lead of Meta's own forms: longer than Meta keeps it. */
export const FORM_TOMBSTONE_MS = 100 * 24 * 60 * 60 * 1000;

/** Stores hashes. `rows` selects each with its expiry; a hash already stored never expires earlier than before. */
export function keepTombstones(db: Db, rows: SQL) {
  return runSql(
    db,
    sql`
    insert into ${tombstones} (hash, expires_at) ${rows}
    on conflict (hash) do update set expires_at = max(expires_at, excluded.expires_at)`,
  );
}

/** The tombstone of a session, if it was erased within the last 30 days. */
export function selectTombstone(db: Db, tombstone: string, now: number) {
  return db
    .select({ hash: tombstones.hash })
    .from(tombstones)
    .where(and(eq(tombstones.hash, tombstone), gt(tombstones.expiresAt, now)));
}

/**
 * The values to insert for an assessment: unchanged, or no row if its session was erased. An erased session cannot come
 * back, however its erasure and this write interleave.
 */
export function unlessErased(row: Row, erasure: Erasure): SQL {
  const given = Object.entries(getTableColumns(assessments)).filter(([, { generated }]) => !generated);
  const values = given.map(([name, column]) => {
    const value: unknown = Reflect.get(row, name) ?? column.default ?? null;
    return value === null ? sql`null` : sql.param(value, column);
  });
  return sql`
    select ${sql.join(values, sql`, `)} where not ${isErased(erasure)}`;
}

/** Whether a session was erased within the last 30 days: 1 or 0, for use as a column or a condition. */
export function isErased({ tombstone, now }: Erasure): SQL<number> {
  return sql`exists (
    select 1 from ${tombstones} where hash = ${tombstone} and expires_at > ${now})`;
}

/** The same for any of several hashes. */
export function isAnyErased(hashes: readonly (string | null)[], now: number): SQL<number> {
  return sql`exists (
    select 1 from ${tombstones} where hash in ${hashes.filter((hash) => hash !== null)} and expires_at > ${now})`;
}

type Row = typeof assessments.$inferInsert;
/** The session's keyed hash, and the time in milliseconds since 1970. */
type Erasure = { tombstone: string; now: number };
