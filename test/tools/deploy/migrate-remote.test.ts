import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrateRemote } from "./migrate-remote.ts";
import { migrationFiles, migrationHash } from "./migration-files.ts";
import { repoRoot } from "../repo-root.mjs";
import { runProgram } from "../run-program.ts";

const FILES = migrationFiles();
const NAMES = FILES.map(({ name }) => name);
/** As many as one needs to fail among others. */
const FEW = FILES.slice(0, 4);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-fake-"));
  const fake = path.join(repoRoot, "test", "fakes", "wrangler.mjs");
  writeFileSync(path.join(folder, "wrangler"), `#!/bin/sh\nexec node "${fake}" "$@"\n`);
  chmodSync(path.join(folder, "wrangler"), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Applies what is left of these with the fake in wrangler's place; gives the names of those that were begun. */
async function migrate(files = FILES, fails = ""): Promise<string[]> {
  const begun: string[] = [];
  const PATH = [folder, path.join(repoRoot, "node_modules", ".bin"), process.env["PATH"]].join(
    path.delimiter,
  );
  const env = { PATH, FAKE_WRANGLER: folder, FAKE_FAILS: fails };
  await migrateRemote(
    (name) => begun.push(name),
    (name, args) => runProgram(name, args, { env }),
    files,
  );
  return begun;
}

function inDatabase(sql: string): unknown[] {
  const db = new DatabaseSync(path.join(folder, "d1.sqlite"));
  const rows = db.prepare(sql).all();
  db.close();
  return rows.flatMap((row) => Object.values(row));
}

const applied = () => inDatabase("select name from d1_migrations order by id");
const schema = () =>
  inDatabase("select name from sqlite_master where name not like 'sqlite_%' order by name");

const calls = (): Record<string, unknown>[] =>
  readFileSync(path.join(folder, "calls.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("migrating production", () => {
  it("applies all to a new database, each as a file with what it held, and nothing the second time", async () => {
    expect(await migrate()).toEqual(NAMES);
    expect(applied()).toEqual(NAMES);
    expect(inDatabase("select hash from d1_migrations order by id")).toEqual(FILES.map(migrationHash));
    expect(inDatabase("select count(*) from tier_configs")).toEqual([5]);
    for (const call of calls()) {
      expect(call).toMatchObject({ what: "d1 execute DB", env: "production", remote: true, yes: true });
    }
    expect(calls().flatMap(({ file }) => file ?? [])).toEqual(NAMES);
    expect(await migrate()).toEqual([]);
    expect(applied()).toEqual(NAMES);
  });

  it.each(["before", "amid", "after"])(
    "leaves nothing half done when one fails %s it, and goes on",
    async (when) => {
      const [first, second, ...others] = FEW.map(({ name }) => name);
      await expect(migrate(FEW, `${when} ${second}`)).rejects.toThrow(
        `migrations/${second} could not be applied`,
      );
      const isIn = when === "after";
      expect(applied()).toEqual(isIn ? [first, second] : [first]);
      expect(schema().includes("assessment_stats")).toBe(isIn);
      expect(await migrate(FEW)).toEqual(isIn ? others : [second, ...others]);
      expect(applied()).toEqual(FEW.map(({ name }) => name));
    },
  );

  it.each([
    [
      "changed since",
      "update d1_migrations set hash = 'other' where id = 1",
      /0000_tables\.sql had other contents/,
    ],
    [
      "ran without its hash",
      "update d1_migrations set hash = null where id = 2",
      /0001_\S+ ran there without its hash/,
    ],
    [
      "is unknown here",
      "insert into d1_migrations (name, hash) values ('0009_x.sql', 'y')",
      /0009_x\.sql ran there and/,
    ],
    [
      "ran before one that comes first here",
      "delete from d1_migrations where id = 2",
      /0002_\S+ ran there before 0001_\S+,/,
    ],
  ])("refuses a database of which a migration %s, and says what to do", async (_, harm, problem) => {
    await migrate(FEW);
    inDatabase(harm);
    const before = applied();
    await expect(migrate(FEW)).rejects.toThrow(problem);
    await expect(migrate(FEW)).rejects.toThrow("Deploy from a commit that has the files it ran");
    expect(applied()).toEqual(before);
  });

  it("takes on a ledger that wrangler made, while it is empty", async () => {
    inDatabase("create table d1_migrations(id integer primary key, name text unique, applied_at timestamp)");
    expect(await migrate(FEW)).toEqual(FEW.map(({ name }) => name));
    expect(await migrate(FEW)).toEqual([]);
  });

  it("applies nothing when the database does not answer", async () => {
    writeFileSync(path.join(folder, "wrangler"), "#!/bin/sh\necho no route >&2\nexit 1\n");
    await expect(migrate()).rejects.toThrow("migrations could not be read.\nno route");
    expect(existsSync(path.join(folder, "d1.sqlite"))).toBe(false);
  });
});
