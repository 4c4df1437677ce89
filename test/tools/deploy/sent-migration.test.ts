import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { CREATE_LEDGER } from "./ledger.ts";
import { migrationFiles, migrationHash } from "./migration-files.ts";
import { sentMigration } from "./sent-migration.ts";
import { sqlStatements } from "./sql-statements.ts";

type Row = Record<string, unknown>;

const rows = (db: DatabaseSync, sql: string): Row[] =>
  db
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));

/** The schema, comments and white space aside, and every row of a database. */
function contents(db: DatabaseSync) {
  const schema = rows(db, "select type, name, tbl_name, sql from sqlite_master order by type, name");
  const tables = schema.filter(({ type }) => type === "table").map(({ name }) => String(name));
  return {
    schema: schema.map(({ sql, ...row }) => ({ ...row, sql: String(sql).replaceAll(/\s+/g, " ") })),
    rows: tables.map((table) => [table, rows(db, `select * from "${table}"`)]),
  };
}

describe("what is sent of the migrations", () => {
  const readable = new DatabaseSync(":memory:");
  const sent = new DatabaseSync(":memory:");
  readable.exec(CREATE_LEDGER);
  sent.exec(CREATE_LEDGER);
  for (const file of migrationFiles()) {
    readable.exec(file.sql);
    const record = readable.prepare("insert into d1_migrations (name, hash) values (?, ?)");
    record.run(file.name, migrationHash(file));
    // Line by line: each must be whole in itself.
    for (const line of sentMigration(file).split("\n")) sent.exec(line);
  }

  it("makes the same database as they do, and a ledger of what ran", () => {
    const now = "update d1_migrations set applied_at = ''";
    for (const db of [readable, sent]) db.exec(now);
    expect(contents(sent)).toEqual(contents(readable));
    expect(rows(sent, "select id, name, hash from d1_migrations")).toEqual(
      migrationFiles().map((file, n) => ({ id: n + 1, name: file.name, hash: migrationHash(file) })),
    );
  });

  it("names the file last, whatever its name is", () => {
    const file = { name: "0009_o'clock.sql", sql: "select 1" };
    const values = `'0009_o''clock.sql', '${migrationHash(file)}'`;
    expect(sentMigration(file)).toBe(
      `select 1;\nINSERT INTO d1_migrations (name, hash) VALUES (${values});\n`,
    );
  });
});

it.each([
  ["comments", "-- why; because\nselect 1; /* so;\nit is */ select 2 -- end", ["select 1;", "select 2;"]],
  ["breakpoints", "select 1;--> statement-breakpoint\nselect 2;", ["select 1;", "select 2;"]],
  [
    "texts",
    "select '--  it''s; /* no */', \"a;  b\", `c;--`;",
    ["select '--  it''s; /* no */', \"a;  b\", `c;--`;"],
  ],
  ["white space", "\uFEFFselect\r\n\t1 ,\n\n 2 ;\n\n;", ["select 1 , 2;"]],
  [
    "triggers",
    "create trigger t after insert on a\nbegin\n  delete from b; -- end;\n  delete from c;\nEND ;\nselect 1",
    ["create trigger t after insert on a begin delete from b; delete from c; END;", "select 1;"],
  ],
  ["nothing", " -- only a comment", []],
])("SQL is split with its %s", (_, sql, statements) => {
  expect(sqlStatements(sql)).toEqual(statements);
});
