import { ruleTests, type RuleCase } from "./rule-tests.ts";

const { refuses, accepts } = ruleTests("constant-sql.mjs", "house/constant-sql");
const inOneFile = (code: string): RuleCase => [code, "code.ts", code];

refuses(
  "house/constant-sql",
  [
    "sql.raw(column)",
    "sql.raw(`${column} desc`)",
    'store.sql.exec("delete from turns where id = " + id)',
    "class Store { #sql; all(where) { return this.#sql.exec(where); } }",
    "storage.sql.exec(query)",
    "db.prepare(`select * from leads where name = '${name}'`)",
    "db.prepare(text)",
    "this.rows(`select count(*) as n from turns ${where}`)",
    'const query = "update chat set " + column + " = 1"',
  ].map(inOneFile),
);

accepts(
  "house/constant-sql",
  [
    'sql.raw("25")',
    'store.sql.exec("delete from turns where id = ?", id)',
    "db.prepare(`select * from leads where name = ?`)",
    "sql`select * from leads where name = ${name}`",
    "query.prepare()",
    "PATTERN.exec(`${text} `)",
    "const words = `selected ${count} of ${all}`",
  ].map(inOneFile),
);
