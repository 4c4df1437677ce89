import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";

const OXLINT = path.join(repoRoot, "node_modules", ".bin", "oxlint");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "constant-sql-"));
  const config = {
    jsPlugins: [path.join(repoRoot, "test/tools/lint/constant-sql.mjs")],
    categories: { correctness: "off" },
    rules: { "house/constant-sql": "error" },
  };
  writeFileSync(path.join(folder, "lint.json"), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the rule refuses a line of code. */
function isRefused(code: string): boolean {
  const file = path.join(folder, "code.ts");
  writeFileSync(file, `${code}\n`);
  const { stdout } = spawnSync(OXLINT, ["-c", path.join(folder, "lint.json"), file], { encoding: "utf8" });
  expect(stdout).toMatch(/with 1 rules/);
  return stdout.includes("house(constant-sql)");
}

it.each([
  "sql.raw(column)",
  "sql.raw(`${column} desc`)",
  'store.sql.exec("delete from turns where id = " + id)',
  "class Store { #sql; all(where) { return this.#sql.exec(where); } }",
  "storage.sql.exec(query)",
  "db.prepare(`select * from leads where name = '${name}'`)",
  "db.prepare(text)",
  "this.rows(`select count(*) as n from turns ${where}`)",
  'const query = "update chat set " + column + " = 1"',
])("refuses %s", (code) => expect(isRefused(code)).toBe(true));

it.each([
  'sql.raw("25")',
  'store.sql.exec("delete from turns where id = ?", id)',
  "db.prepare(`select * from leads where name = ?`)",
  "sql`select * from leads where name = ${name}`",
  "query.prepare()",
  "PATTERN.exec(`${text} `)",
  "const words = `selected ${count} of ${all}`",
])("accepts %s", (code) => expect(isRefused(code)).toBe(false));
