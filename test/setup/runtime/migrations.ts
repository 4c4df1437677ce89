import { DatabaseSync } from "node:sqlite";
import type { TestProject } from "vitest/node";
import { CREATE_LEDGER } from "../../tools/deploy/ledger.ts";
import { migrationFiles } from "../../tools/deploy/migration-files.ts";
import { sentMigration } from "../../tools/deploy/sent-migration.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The ledger, and each migration as it is sent to D1. */
    migrations: string[];
    /** What makes the same database in a quarter of the time: its tables, indexes and views; its rows and triggers. */
    migrated: string[];
  }
}

/** Hands the real migrations to the tests, which cannot read files, and a dump of what they make. */
export default function provideMigrations(project: TestProject): void {
  const migrations = [CREATE_LEDGER, ...migrationFiles().map(sentMigration)];
  project.provide("migrations", migrations);
  const db = new DatabaseSync(":memory:");
  for (const migration of migrations) db.exec(migration);
  project.provide("migrated", dumpOf(db));
  db.close();
}

/** Two texts of SQL, as D1 takes up to 100 KB in one. Triggers come last: what the rows are, they have seen to. */
function dumpOf(db: DatabaseSync): string[] {
  const textsOf = (sql: string, ...values: string[]) =>
    db
      .prepare(sql)
      .all(...values)
      .map((row) => String(Object.values(row)[0]));
  // The tables that the search keeps for itself are made with it.
  const created = (type: string) =>
    textsOf(
      `select sql || ';' from sqlite_master where type = ? and name not like 'sqlite\\_%' escape '\\'
       and name not in (select name from pragma_table_list where type = 'shadow') order by rowid`,
      type,
    );
  const inserts = textsOf(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%'",
  ).flatMap((table) => {
    const columns = textsOf("select name from pragma_table_xinfo(?) where hidden = 0", table);
    const values = columns.map((column) => `quote("${column}")`).join(" || ', ' || ");
    return textsOf(
      `select 'insert into "${table}" ("${columns.join('", "')}") values (' || ${values} || ');' from "${table}"`,
    );
  });
  // Without them, words of an erased lead would stay in the search's own tables.
  const searchOptions = textsOf("select name from pragma_table_list where type = 'virtual'").flatMap(
    (search) =>
      textsOf(
        `select 'insert into "${search}" ("${search}", rank) values (' || quote(k) || ', ' || quote(v) || ');'
       from "${search}_config" where k <> 'version'`,
      ),
  );
  return [
    [...created("table"), ...created("index"), ...created("view")].join("\n"),
    [...searchOptions, ...inserts, ...created("trigger")].join("\n"),
  ];
}
