import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationFiles, migrationHash } from "../deploy/migration-files.ts";
import { migrateLocal } from "./migrate-local.ts";
import { runProgram } from "../run-program.ts";

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), "bpm-funnel-state-"));

/** What a first migration leaves, for tests of what comes after it. */
let migrated: string;
beforeAll(async () => {
  migrated = emptyFolder();
  await migrateLocal(migrated);
});
afterAll(() => rmSync(migrated, { recursive: true }));

let state: string;
beforeEach(() => {
  state = emptyFolder();
});
afterEach(() => rmSync(state, { recursive: true }));

const startMigrated = () => cpSync(migrated, state, { recursive: true });

/** Runs a statement in the database, and gives its rows. */
function inDatabase(sql: string) {
  const folder = path.join(state, "v3", "d1", "miniflare-D1DatabaseObject");
  const [file = ""] = readdirSync(folder).filter((name) => /^\w{64}\.sqlite$/.test(name));
  const db = new DatabaseSync(path.join(folder, file));
  const rows = db.prepare(sql).all();
  db.close();
  return rows.map((row) => ({ ...row }));
}

const ledger = () => inDatabase("select name, hash from d1_migrations order by id");

it("applies each migration once, and notes what it held", async () => {
  startMigrated();
  const all = migrationFiles().map((file) => ({ name: file.name, hash: migrationHash(file) }));
  expect(ledger()).toEqual(all);
  expect(inDatabase("select count(*) as offers from tier_configs")).toEqual([{ offers: 5 }]);
  await migrateLocal(state);
  expect(ledger()).toEqual(all);
});

it("leaves a ledger that wrangler's own list agrees with", async () => {
  startMigrated();
  const list = ["d1", "migrations", "list", "DB", "--local", "--persist-to", state];
  const { output } = await runProgram("wrangler", list, { env: { WRANGLER_LOG: "log" } });
  expect(output).toContain("No migrations to apply");
});

it.each([
  [
    "had other contents",
    "update d1_migrations set hash = 'x' where id = 1",
    "0000_tables.sql had other contents",
  ],
  [
    "is gone",
    "update d1_migrations set name = '0000_old.sql' where id = 1",
    "0000_old.sql ran there and is not in",
  ],
])("refuses a database of which a migration %s, keeps it, and says what to do", async (_, harm, problem) => {
  startMigrated();
  inDatabase(harm);
  const before = ledger();
  await expect(migrateLocal(state)).rejects.toThrow(problem);
  await expect(migrateLocal(state)).rejects.toThrow(`move ${state} away and start again`);
  expect(ledger()).toEqual(before);
});

describe("npm run db:migrate", () => {
  const run = (...args: string[]) =>
    runProgram("node", ["test/tools/run.mjs", "test/tools/start/migrate-local.ts", ...args]);

  it("migrates the database that --state names", async () => {
    const { code, output } = await run("--state", state);
    expect(output).toContain(`The database in ${state} has every migration.`);
    expect(code).toBe(0);
    expect(ledger()).toHaveLength(migrationFiles().length);
  });

  it("refuses what it does not know, and touches nothing", async () => {
    const { code, output } = await run("--stat", state);
    expect(output).toContain("--stat");
    expect(code).toBe(1);
    expect(readdirSync(state)).toEqual([]);
  });
});
