import { is, Param, Placeholder, QueryPromise, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client.ts";

/** What stands in the SQL for each value that a call gives. */
export type Given<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

type Built = BatchItem<"sqlite"> & { prepare: () => Prepared };
type Prepared = { getQuery: () => { sql: string; params: unknown[] }; execute: () => Promise<unknown> };
type Filled<Query extends Built> = Pick<Query, "_"> & PromiseLike<Query["_"]["result"]>;

/**
 * A query whose SQL is put together at its first call and kept: over a wide table that takes longer
 * than the database needs to answer. What a call gives is awaited, or made part of a batch.
 */
export function fixedQuery<Values extends object, Query extends Built>(
  build: (db: Db, given: Given<Values>) => Query,
) {
  let kept: Prepared | undefined;
  return (db: Db, values: Values): Filled<Query> => {
    kept ??= build(db, placeholders(values)).prepare();
    const known = new Map(Object.entries(values));
    // A query of this call alone; drizzle asks nothing else of one.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    return new FilledQuery(filled(kept, db, known)) as unknown as Filled<Query>;
  };
}

function placeholders<Values extends object>(values: Values): Given<Values> {
  const entries = Object.keys(values).map((name) => [name, sql.placeholder(name)]);
  return Object.fromEntries(entries);
}

class FilledQuery extends QueryPromise<unknown> {
  readonly #prepared: Prepared;

  constructor(prepared: Prepared) {
    super();
    this.#prepared = prepared;
  }

  override execute(): Promise<unknown> {
    return this.#prepared.execute();
  }

  /** What a batch asks for. */
  _prepare(): Prepared {
    return this.#prepared;
  }
}

/** The kept query with this call's values, on this call's session. */
function filled(kept: Prepared, db: Db, values: Map<string, unknown>): Prepared {
  const { sql: text, params } = kept.getQuery();
  const query = { sql: text, params: params.map((param) => fill(param, values)) };
  return Object.create(kept, { query: { value: query }, stmt: { value: db.$client.prepare(text) } });
}

function fill(param: unknown, values: Map<string, unknown>): unknown {
  if (is(param, Placeholder)) return values.get(param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = values.get(param.value.name);
  return value === null ? null : param.encoder.mapToDriverValue(value);
}
