import { sql, type SQL } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

export type Db = DrizzleD1Database & { $client: D1Database };

/** Where a read may be answered: anywhere, at the primary, or at least as late as a bookmark. */
export type Freshness = "first-unconstrained" | "first-primary" | (string & {});

/** A database session, so that read replication is a switch and not a change (contract 5). */
export type DbSession = { db: Db; bookmark: () => string | null };

export function openDb(d1: D1Database, freshness: Freshness): DbSession {
  const session = d1.withSession(freshness);
  // A session prepares and batches like the database itself; drizzle calls nothing else on it.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const db = drizzle(session as unknown as D1Database);
  return { db, bookmark: () => session.getBookmark() };
}

/**
 * A written statement as part of a batch. `db.run` alone is none once it has parameters: drizzle's
 * batch binds them to a statement that its raw queries do not prepare.
 */
export function runSql(db: Db, query: SQL) {
  return prepared(db, db.run(query));
}

/** A written query as part of a batch; its rows come as objects. */
export function allSql<Row>(db: Db, query: SQL) {
  return prepared(db, db.all<Row>(query));
}

/** Its SQL is put together here, once: a batch would ask for it again. */
function prepared<Raw extends { getQuery: () => { sql: string } }>(db: Db, raw: Raw): Raw {
  const query = raw.getQuery();
  return Object.assign(raw, { getQuery: () => query, stmt: db.$client.prepare(query.sql) });
}

/** Asks the database for nothing, to know that it answers. */
export async function pingDb(db: Db): Promise<void> {
  await db.get(sql`select 1`);
}
