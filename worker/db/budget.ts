/** D1 takes 1,000 statements an invocation, and each of a batch may be one of them. */
const STATEMENTS = 900;
/** For what was sent: its outcome, the pause or hold that follows from it, and the release of what was not tried. */
const FOR_SETTLING = 40;
/** Enough for what may be under way at once: a piece of a job, or a try of each channel. */
const FOR_A_PIECE = 80;

const TRIPS = new Set<string | symbol>(["all", "run", "first", "raw"]);

/** What one invocation may ask of D1. Its databases count each statement and refuse those that are too many. */
export type Budget = {
  /** Whether another piece of work may begin. */
  mayBegin: () => boolean;
  /** The database for all work: leaves what is kept for settling. */
  work: D1Database;
  /** The database for settling what was sent. */
  settling: D1Database;
};

export function openBudget(d1: D1Database): Budget {
  let left = STATEMENTS;
  const spend = (count: number, kept: number) => {
    if (left - count < kept) throw new Error("The budget of statements is spent.");
    left -= count;
  };
  return {
    mayBegin: () => left >= FOR_A_PIECE + FOR_SETTLING,
    work: counted(d1, (count) => spend(count, FOR_SETTLING)),
    settling: counted(d1, (count) => spend(count, 0)),
  };
}

/** The same database, with `spend` before each trip. */
function counted(d1: D1Database, spend: (statements: number) => void): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const statementOf = (original: D1PreparedStatement): D1PreparedStatement => {
    const statement = new Proxy(original, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => statementOf(target.bind(...values));
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...given: unknown[]): unknown => {
          if (TRIPS.has(key)) spend(1);
          return value.apply(target, given);
        };
      },
    });
    originals.set(statement, original);
    return statement;
  };
  const batchOf = (batch: D1Database["batch"]) => (statements: D1PreparedStatement[]) => {
    spend(statements.length);
    return batch(statements.map((statement) => originals.get(statement) ?? statement));
  };
  const countedOf = <Target extends D1Database | D1DatabaseSession>(target: Target): Target =>
    new Proxy(target, {
      get(inner, key) {
        // oxlint-disable-next-line house/constant-sql -- whatever text the database was given
        if (key === "prepare") return (query: string) => statementOf(inner.prepare(query));
        if (key === "batch") return batchOf(inner.batch.bind(inner));
        if (key === "withSession" && "withSession" in inner)
          return (constraint?: string) => countedOf(inner.withSession(constraint));
        const value: unknown = Reflect.get(inner, key);
        return typeof value === "function" ? value.bind(inner) : value;
      },
    });
  return countedOf(d1);
}
