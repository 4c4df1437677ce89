import { Column, getTableName, is, Param, Placeholder, QueryPromise, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client.ts";

/** What stands in the SQL for each value that a call gives. */
export type Given<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

type Built = BatchItem<"sqlite"> & { prepare: () => Prepared };
type Prepared = {
  getQuery: () => { sql: string; params: unknown[] };
  /** What its rows hold, in their order; undefined for a statement without rows. */
  fields?: Field[];
  /** Tables whose columns a row always has; those of the others are all null where a join finds nothing. */
  joinsNotNullableMap?: Record<string, boolean>;
};
type Field = { path: string[]; field: Column | Written | { sql: Written } };
/** A field written as SQL, with what it is read by. */
type Written = { decoder: Decoder };
type Decoder = { mapFromDriverValue: (value: unknown) => unknown };
type Filled<Query extends Built> = Pick<Query, "_"> & PromiseLike<Query["_"]["result"]>;

/**
 * A query whose SQL, and how its rows are read, is worked out at its first call and kept: over a wide
 * table that takes longer than the database needs to answer. What a call gives is awaited, or made part
 * of a batch.
 */
export function fixedQuery<Values extends object, Query extends Built>(
  build: (db: Db, given: Given<Values>) => Query,
) {
  let kept: Kept | undefined;
  return (db: Db, values: Values): Filled<Query> => {
    kept ??= keep(build(db, placeholders(values)).prepare());
    // A query of this call alone; drizzle asks nothing else of one.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    return new FilledQuery(kept, db, values) as unknown as Filled<Query>;
  };
}

function placeholders<Values extends object>(values: Values): Given<Values> {
  const entries = Object.keys(values).map((name) => [name, sql.placeholder(name)]);
  return Object.fromEntries(entries);
}

type Kept = {
  sql: string;
  params: ((values: object) => unknown)[];
  /** Null for a statement without rows. */
  toRow: ((values: unknown[]) => Row) | null;
};
type Row = Record<string, unknown>;

function keep(prepared: Prepared): Kept {
  const query = prepared.getQuery();
  const { fields, joinsNotNullableMap = {} } = prepared;
  return {
    sql: query.sql,
    params: query.params.map(filler),
    toRow: fields ? rowReader(fields, joinsNotNullableMap) : null,
  };
}

/** What stands for a parameter of the kept query in a call. */
function filler(param: unknown): (values: object) => unknown {
  if (is(param, Placeholder)) return (values) => Reflect.get(values, param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder } = param;
  const { name } = param.value;
  return (values) => {
    const value: unknown = Reflect.get(values, name);
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}

type Cell = { at: number; name: string; decoder: Decoder };
/** The fields of one name; `isOptional`: null when a join found nothing for them. */
type Group = { name: string; cells: Cell[]; isOptional: boolean };

/** Reads a row as drizzle does, fields of fields included. */
function rowReader(fields: Field[], alwaysThere: Record<string, boolean>): (values: unknown[]) => Row {
  const plain: Cell[] = [];
  const groups = new Map<string, Group>();
  for (const [at, { path, field }] of fields.entries()) {
    const [outer = "", inner] = path;
    const decoder = decoderOf(field);
    if (inner === undefined) {
      plain.push({ at, name: outer, decoder });
      continue;
    }
    const group = groups.get(outer) ?? { name: outer, cells: [], isOptional: false };
    group.cells.push({ at, name: inner, decoder });
    group.isOptional ||= is(field, Column) && !alwaysThere[getTableName(field.table)];
    groups.set(outer, group);
  }
  return (values) => {
    const row = readCells(plain, values);
    for (const { name, cells, isOptional } of groups.values()) {
      const isAbsent = isOptional && cells.every(({ at }) => values[at] === null);
      row[name] = isAbsent ? null : readCells(cells, values);
    }
    return row;
  };
}

function readCells(cells: readonly Cell[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (const { at, name, decoder } of cells) {
    row[name] = values[at] === null ? null : decoder.mapFromDriverValue(values[at]);
  }
  return row;
}

function decoderOf(field: Field["field"]): Decoder {
  if ("mapFromDriverValue" in field) return field;
  return "decoder" in field ? field.decoder : field.sql.decoder;
}

class FilledQuery extends QueryPromise<unknown> {
  readonly #kept: Kept;
  readonly #params: unknown[];
  readonly #statement: D1PreparedStatement;

  constructor(kept: Kept, db: Db, values: object) {
    super();
    this.#kept = kept;
    this.#params = kept.params.map((fill) => fill(values));
    // oxlint-disable-next-line house/constant-sql -- drizzle's own text, with parameters
    this.#statement = db.$client.prepare(kept.sql);
  }

  override async execute(): Promise<unknown> {
    const { toRow } = this.#kept;
    const statement = this.#statement.bind(...this.#params);
    if (!toRow) return statement.run();
    const rows = await statement.raw();
    return rows.map(toRow);
  }

  /** What a batch asks for. Its rows come as objects. */
  _prepare() {
    const { sql: text, toRow } = this.#kept;
    return {
      getQuery: () => ({ sql: text, params: this.#params }),
      stmt: this.#statement,
      mapResult: (result: D1Result<Row>) =>
        toRow ? result.results.map((row) => toRow(Object.values(row))) : result,
    };
  }
}
