import { DatabaseSync } from "node:sqlite";
import type { MigrationFile } from "./migration-files.ts";
import { sqlStatements } from "./sql-statements.ts";

type Column = { table: string; column: string };
type SchemaObject = { type: string; name: string; table: string; sql: string };
type Schema = { objects: SchemaObject[]; virtual: Set<string> };

const DROP = /^alter table [`"]?(\w+)[`"]? drop (?:column )?[`"]?(\w+)/i;
const WRITE = /\b(?:insert (?:or \w+ )?into|update|delete from) (\w+)/gi;
const ROLL_UP = /_(?:stats|trend)$/;
/** As `pragma table_xinfo` tells a column that is computed as it is read. */
const VIRTUAL = 2;

const names = (sql: string, name: string) => new RegExp(String.raw`\b${name}\b`, "i").test(sql);

/**
 * Why the columns that a migration drops may not go, given those before it. One that is computed as it is read holds
 * nothing: it may go and come back with another rule, if its indexes come back too, and the roll-ups that triggers build
 * on it are built anew. Else the next change of a lead would take away by the new rule what was added by the old one.
 */
export function droppedColumnProblems({ sql }: MigrationFile, earlier: readonly MigrationFile[]): string[] {
  const statements = sqlStatements(sql);
  const dropped = statements.flatMap((statement): Column[] => {
    const [, table, column] = DROP.exec(statement) ?? [];
    return table && column ? [{ table, column }] : [];
  });
  if (dropped.length === 0) return [];
  const db = new DatabaseSync(":memory:");
  try {
    for (const file of earlier) db.exec(file.sql);
    const before = readSchema(db);
    const lost = dropped.filter((column) => !before.virtual.has(keyOf(column)));
    if (lost.length > 0) return lost.map(({ column }) => `drops the column ${column}, which can lose rows.`);
    db.exec(sql);
    const after = readSchema(db);
    return dropped.flatMap((column) => problemsOf(column, before, after, statements));
  } finally {
    db.close();
  }
}

const keyOf = ({ table, column }: Column) => `${table}.${column}`.toLowerCase();

function readSchema(db: DatabaseSync): Schema {
  const rows = (sql: string) => db.prepare(sql).all();
  const objects = rows("select type, name, tbl_name, sql from sqlite_master where sql is not null").map(
    (row) => ({
      type: String(row["type"]),
      name: String(row["name"]),
      table: String(row["tbl_name"]),
      sql: String(row["sql"]),
    }),
  );
  const columns = rows(
    "select m.name as t, c.name as c, c.hidden from sqlite_master m join pragma_table_xinfo(m.name) c where m.type = 'table'",
  );
  const virtual = columns.filter(({ hidden }) => hidden === VIRTUAL);
  return {
    objects,
    virtual: new Set(virtual.map(({ t, c }) => keyOf({ table: String(t), column: String(c) }))),
  };
}

function problemsOf(dropped: Column, before: Schema, after: Schema, statements: readonly string[]): string[] {
  const { table, column } = dropped;
  if (!after.virtual.has(keyOf(dropped))) return [`drops the column ${column} and does not add it again.`];
  const isThere = ({ type, name }: SchemaObject) =>
    after.objects.some((object) => object.type === type && object.name === name);
  const indexes = before.objects.filter(
    (object) => object.type === "index" && object.table === table && names(object.sql, column),
  );
  const rollUps = new Set([...rollUpsOn(column, before.objects), ...rollUpsOn(column, after.objects)]);
  return [
    ...indexes.filter((index) => !isThere(index)).map(({ name }) => `does not recreate the index ${name}.`),
    ...[...rollUps]
      .filter((rollUp) => !isRebuilt(rollUp, statements))
      .map((rollUp) => `changes ${column} and does not rebuild ${rollUp}, which is built on it.`),
  ];
}

/** The roll-ups that triggers write by a column, be it through views. */
function rollUpsOn(column: string, objects: readonly SchemaObject[]): string[] {
  const triggers = objects.filter(({ type }) => type === "trigger");
  const views = objects.filter(({ type }) => type === "view");
  const read = new Set([column]);
  for (const name of read) for (const view of views) if (names(view.sql, name)) read.add(view.name);
  const written = new Set(
    triggers
      .filter(({ sql }) => [...read].some((name) => names(sql, name)))
      .flatMap(({ sql }) => writtenBy(sql)),
  );
  // What is written into a view goes on by the triggers of that view.
  for (const name of written) {
    if (!views.some((view) => view.name === name)) continue;
    for (const { table, sql } of triggers)
      if (table === name) for (const next of writtenBy(sql)) written.add(next);
  }
  return [...written].filter((name) => ROLL_UP.test(name));
}

const writtenBy = (sql: string) => [...sql.matchAll(WRITE)].flatMap(([, name]) => name ?? []);

/** Whether a roll-up is emptied, and filled after that. */
function isRebuilt(rollUp: string, statements: readonly string[]): boolean {
  const plain = statements.map((statement) => statement.replaceAll(/[`"]/g, "").toLowerCase());
  const emptied = plain.indexOf(`delete from ${rollUp};`);
  const filling = new RegExp(String.raw`^insert into ${rollUp}\b`);
  return emptied >= 0 && plain.slice(emptied).some((statement) => filling.test(statement));
}
