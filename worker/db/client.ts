import type { SQL } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import * as z from "zod/mini";
import { addNews, afterSchema, beforeSchema, NEWEST, newsBetween, type News } from "./news.ts";

export type Db = DrizzleD1Database & { $client: D1Database };

/** Where a read may be answered: by any replica, by the primary, or by one no older than a bookmark. */
export type Freshness = "first-unconstrained" | "first-primary" | (string & {});

/** A database session, so that read replication can be switched on without changing code (contract 5). */
export type DbSession = { db: Db; bookmark: () => string | null };

type Watch = {
  /** Where to note what its writes leave for others. */
  news?: News | undefined;
  /** Is told how many statements are about to run. If it throws, none of them does. */
  onStatements?: (count: number) => void;
};

export function openDb(d1: D1Database, freshness: Freshness, { news, onStatements }: Watch = {}): DbSession {
  const own = d1.withSession(freshness);
  const session = news ? watchedSession(own, news) : own;
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
  return { db, bookmark: () => session.getBookmark() };
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

/** What drizzle asks of a session. */
type Session = Pick<D1DatabaseSession, "prepare" | "batch" | "getBookmark">;

/** What a watched statement stands for. A batch may take one that another session of the request has prepared. */
const originals = new WeakMap<object, D1PreparedStatement>();

const READS = /^\s*(?:select|with)\b/i;

/**
 * A session that notes what its writes leave for others, so that no caller has to know: triggers write what staff are
 * told of, and what Slack's messages follow. A write by itself becomes a batch; reads stay as they are.
 */
function watchedSession(session: D1DatabaseSession, news: News): Session {
  const look = session.prepare(
    "select (select max(id) from changes) as told, (select max(id) from outbox) as queued",
  );
  const lookAgain = session.prepare(
    `select null as channel, max(id) as id from changes
     union all select * from (select channel, id from outbox order by id desc limit ?)`,
  );
  const write = async (statements: readonly D1PreparedStatement[]) => {
    const [before, ...written] = await session.batch([look, ...statements, lookAgain.bind(NEWEST)]);
    const after = written.pop();
    const known = beforeSchema.parse(before?.results[0]);
    addNews(news, newsBetween(known, z.array(afterSchema).parse(after?.results)));
    return written;
  };
  const watched = (statement: D1PreparedStatement): D1PreparedStatement => {
    const alone = async () => (await write([statement]))[0];
    const raw = async () => (await alone())?.results.map((row) => Object.values(row ?? {}));
    const bind = (...values: unknown[]) => watched(statement.bind(...values));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- drizzle calls nothing else on it
    const own = { bind, run: alone, all: alone, raw } as unknown as D1PreparedStatement;
    originals.set(own, statement);
    return own;
  };
  const batch = (statements: D1PreparedStatement[]) => {
    const isWrite = statements.some((statement) => originals.has(statement));
    return isWrite ? write(statements.map((one) => originals.get(one) ?? one)) : session.batch(statements);
  };
  return {
    prepare: (query) => {
      // oxlint-disable-next-line house/constant-sql -- whatever text the session was given
      const statement = session.prepare(query);
      return READS.test(query) ? statement : watched(statement);
    },
    // oxlint-disable-next-line typescript/consistent-type-assertions -- results of whatever rows the statements have
    batch: batch as D1DatabaseSession["batch"],
    getBookmark: () => session.getBookmark(),
  };
}
