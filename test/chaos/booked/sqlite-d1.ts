import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

type Result = { success: true; results: unknown[]; meta: { changes: number; last_row_id: number } };
type Statement = {
  bind: (...values: unknown[]) => Statement;
  all: () => Promise<Result>;
  run: () => Promise<Result>;
  raw: () => Promise<unknown[][]>;
  first: () => Promise<unknown>;
  now: () => Result;
};

/** Does a step of the database: where a process may die, it does so before or after. */
export type Step = <Done>(work: () => Done) => Promise<Done>;

/** What a Worker calls of D1, on a database of SQLite in this process. */
export function sqliteD1(database: DatabaseSync, step: Step) {
  const known = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const found = known.get(sql) ?? database.prepare(sql);
    known.set(sql, found);
    return found;
  };
  const prepare = (sql: string) => statementOf(prepared, step, sql, []);
  const batch = (statements: readonly Statement[]) =>
    step(() => {
      database.exec("begin immediate");
      try {
        const results = statements.map((one) => one.now());
        database.exec("commit");
        return results;
      } catch (error) {
        database.exec("rollback");
        throw error;
      }
    });
  const session = { prepare, batch, getBookmark: () => null };
  return { ...session, withSession: () => session };
}

function statementOf(
  prepared: (sql: string) => StatementSync,
  step: Step,
  sql: string,
  values: readonly SQLInputValue[],
): Statement {
  const now = (): Result => {
    const results = prepared(sql).all(...values);
    const last = prepared("select changes() as changes, last_insert_rowid() as id").get();
    const meta = { changes: Number(last?.["changes"]), last_row_id: Number(last?.["id"]) };
    return { success: true, results: results.map((row) => ({ ...row })), meta };
  };
  const raw = () => {
    const statement = prepared(sql);
    statement.setReturnArrays(true);
    try {
      return statement.all(...values).map((row) => Object.values(row));
    } finally {
      statement.setReturnArrays(false);
    }
  };
  return {
    bind: (...given) => statementOf(prepared, step, sql, given.map(bound)),
    now,
    all: () => step(now),
    run: () => step(now),
    first: () => step(() => now().results[0] ?? null),
    raw: () => step(raw),
  };
}

function bound(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value);
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  if (value instanceof Uint8Array) return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  throw new TypeError(`D1 takes no ${typeof value}.`);
}
