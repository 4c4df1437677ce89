type Reads = {
  rows: number;
  queries: number;
  written: number;
  /** How many batches, and statements alone, wrote a row. */
  writes: number;
};

/**
 * A database that adds up what D1 says it read and wrote (`meta`). A write has to be in a batch, or run: D1 tells
 * nothing of raw results, so such a query runs once more to be counted.
 */
export function countReads(d1: D1Database): { d1: D1Database; reads: Reads } {
  const reads: Reads = { rows: 0, queries: 0, written: 0, writes: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const count = counter(reads);
  const countedStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const counted = new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: unknown[]) => countedStatement(target.bind(...values));
        if (property === "all" || property === "run") return async () => count([await target.all()])[0];
        if (property === "raw") return async () => (count([await target.all()]), target.raw());
        if (property === "first") return async () => (count([await target.all()]), target.first());
        return Reflect.get(target, property);
      },
    });
    originals.set(counted, statement);
    return counted;
  };

  const countedBatch = (batch: D1Database["batch"]) => async (statements: D1PreparedStatement[]) => {
    const results = await batch(statements.map((statement) => originals.get(statement) ?? statement));
    return count(results);
  };

  const counted = <Target extends D1Database | D1DatabaseSession>(target: Target): Target =>
    new Proxy(target, {
      get(inner, property) {
        if (property === "prepare") return (query: string) => countedStatement(inner.prepare(query));
        if (property === "batch") return countedBatch(inner.batch.bind(inner));
        if (property === "withSession" && "withSession" in inner) {
          return (constraint?: string) => counted(inner.withSession(constraint));
        }
        const value: unknown = Reflect.get(inner, property);
        return typeof value === "function" ? value.bind(inner) : value;
      },
    });

  return { d1: counted(d1), reads };
}

/** Adds what these results of one batch tell. */
function counter(reads: Reads) {
  return <Results extends readonly D1Result[]>(results: Results): Results => {
    for (const { meta } of results) {
      reads.rows += meta.rows_read;
      reads.written += meta.rows_written;
      reads.queries += 1;
    }
    reads.writes += Number(results.some(({ meta }) => meta.rows_written > 0));
    return results;
  };
}
