import type { SQL } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import type { Effects } from "./effects.ts";

export type Db = DrizzleD1Database & { $client: D1Database };

/**
 * A database whose writes have somebody to follow them up: writes that notify others or queue messages require one
 * (`writeBatch`). `effects` is null where the caller handles everything itself, as a run of the cron does.
 */
export type FollowedDb = Db & { effects: Effects | null };

/** Where a read may be answered: by any replica, by the primary, or by one no older than a bookmark. */
export type Freshness = "first-unconstrained" | "first-primary" | (string & {});

/** A database session, so that read replication can be switched on without changing code (contract 5). */
export type DbSession = { db: FollowedDb; bookmark: () => string | null };

type Opening = {
  /** Where to record what its writes leave for others to do. */
  effects?: Effects | null;
  /** Receives how many statements are about to run. If it throws, none of them runs. */
  onStatements?: (count: number) => void;
};

export function openDb(
  d1: D1Database,
  freshness: Freshness,
  { effects = null, onStatements }: Opening = {},
): DbSession {
  const session = d1.withSession(freshness);
  const client = {
    // oxlint-disable-next-line house/constant-sql -- whatever text the session was given
    prepare: (query: string) => session.prepare(query),
    batch: (statements: D1PreparedStatement[]) => {
      onStatements?.(statements.length);
      return session.batch(statements);
    },
  };
  // Drizzle calls nothing else on it, and logs a statement that runs alone just before.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const db = drizzle(client as unknown as D1Database, { logger: { logQuery: () => onStatements?.(1) } });
  return { db: Object.assign(db, { effects }), bookmark: () => session.getBookmark() };
}

/**
 * A hand-written statement as part of a batch. `db.run` alone fails there once it has parameters: drizzle's batch binds
 * them to a prepared statement, and its raw queries have none.
 */
export function runSql(db: Db, query: SQL) {
  return prepared(db, db.run(query));
}

/** A hand-written query as part of a batch. Its rows come as objects. */
export function allSql<Row>(db: Db, query: SQL) {
  return prepared(db, db.all<Row>(query));
}

/** Builds the SQL once; a batch would otherwise build it again. */
function prepared<Raw extends { getQuery: () => { sql: string } }>(db: Db, raw: Raw): Raw {
  const query = raw.getQuery();
  // oxlint-disable-next-line house/constant-sql -- drizzle's own text, with parameters
  return Object.assign(raw, { getQuery: () => query, stmt: db.$client.prepare(query.sql) });
}
