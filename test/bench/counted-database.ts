import type { StatementCount, Trip } from "./tally.ts";

type OnTrip = (trip: Trip) => void;

const READS = /^\s*(?:select|with)\b/i;

/** What a counted statement stands for: a batch takes D1's own. */
const originals = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; sql: string }>();

/** A database that tells `onTrip` what D1 says of each round trip: its statements, rows read and written. */
export function countedDatabase(d1: D1Database, onTrip: OnTrip): D1Database {
  return new Proxy(d1, {
    get(target, property) {
      if (property !== "withSession") throw uncounted("database", property);
      return (freshness: string) => countedSession(target.withSession(freshness), onTrip);
    },
  });
}

function countedSession(session: D1DatabaseSession, onTrip: OnTrip): D1DatabaseSession {
  return new Proxy(session, {
    get(target, property) {
      if (property === "prepare") return (sql: string) => countedStatement(target.prepare(sql), sql, onTrip);
      if (property === "batch") {
        return (statements: D1PreparedStatement[]) => countedBatch(target, statements, onTrip);
      }
      if (property === "getBookmark") return () => target.getBookmark();
      throw uncounted("session", property);
    },
  });
}

async function countedBatch(session: D1DatabaseSession, statements: D1PreparedStatement[], onTrip: OnTrip) {
  const known = statements.map((statement) => {
    const original = originals.get(statement);
    if (!original) throw new Error("A statement of a batch was not prepared here.");
    return original;
  });
  const results = await session.batch(known.map(({ statement }) => statement));
  onTrip(results.map((result, index) => countOf(known[index]?.sql ?? "", result)));
  return results;
}

function countedStatement(statement: D1PreparedStatement, sql: string, onTrip: OnTrip): D1PreparedStatement {
  const all = async () => {
    const result = await statement.all<Record<string, unknown>>();
    onTrip([countOf(sql, result)]);
    return result;
  };
  // D1 tells nothing of raw results: a read runs a second time for them, a write once, as rows.
  const raw = async () => {
    const { results } = await all();
    return READS.test(sql) ? statement.raw() : results.map((row) => Object.values(row));
  };
  const counted = new Proxy(statement, {
    get(target, property) {
      if (property === "all" || property === "run") return all;
      if (property === "raw") return raw;
      if (property === "bind") {
        return (...values: unknown[]) => countedStatement(target.bind(...values), sql, onTrip);
      }
      throw uncounted("statement", property);
    },
  });
  originals.set(counted, { statement, sql });
  return counted;
}

function countOf(sql: string, { results, meta }: D1Result): StatementCount {
  const { rows_read: rowsRead, rows_written: rowsWritten, duration: ms } = meta;
  return { sql, rows: results.length, rowsRead, rowsWritten, ms };
}

function uncounted(of: string, property: string | symbol): Error {
  return new Error(`${String(property)} of a ${of} is not counted.`);
}
