import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrateRemote } from "./migrate-remote.ts";
import { migrationFiles } from "./migration-files.ts";
import { repoRoot } from "../repo-root.mjs";
import { runProgram } from "../run-program.ts";
import { CREATE_LEDGER, sentMigration } from "./sent-migration.ts";

const NAMES = migrationFiles().map(({ name }) => name);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-fake-"));
  const fake = path.join(repoRoot, "test", "fakes", "wrangler.mjs");
  writeFileSync(path.join(folder, "wrangler"), `#!/bin/sh\nexec node "${fake}" "$@"\n`);
  chmodSync(path.join(folder, "wrangler"), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Applies what is left with the fake in wrangler's place; gives the files that were begun. */
async function migrate(fails = ""): Promise<string[]> {
  const begun: string[] = [];
  const PATH = [folder, path.join(repoRoot, "node_modules", ".bin"), process.env["PATH"]].join(
    path.delimiter,
  );
  const env = { PATH, FAKE_WRANGLER: folder, FAKE_FAILS: fails };
  await migrateRemote(
    (name) => begun.push(name),
    (name, args) => runProgram(name, args, { env }),
  );
  return begun;
}

function inDatabase(sql: string): unknown[] {
  const db = new DatabaseSync(path.join(folder, "d1.sqlite"), { readOnly: true });
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
  it("applies all to a new database, each as a file, and nothing the second time", async () => {
    expect(await migrate()).toEqual(NAMES);
    expect(applied()).toEqual(NAMES);
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
      const [first, second, third] = NAMES;
      await expect(migrate(`${when} ${second}`)).rejects.toThrow(`migrations/${second} could not be applied`);
      const isIn = when === "after";
      expect(applied()).toEqual(isIn ? [first, second] : [first]);
      expect(schema().includes("assessment_stats")).toBe(isIn);
      expect(await migrate()).toEqual(isIn ? [third] : [second, third]);
      expect(applied()).toEqual(NAMES);
      expect(inDatabase("select count(*) from tier_configs")).toEqual([5]);
    },
  );

  it("applies nothing when the database does not answer", async () => {
    writeFileSync(path.join(folder, "wrangler"), "#!/bin/sh\necho no route >&2\nexit 1\n");
    await expect(migrate()).rejects.toThrow("could not be asked for its migrations.\nno route");
    expect(existsSync(path.join(folder, "d1.sqlite"))).toBe(false);
  });
});

it("leaves a ledger that wrangler's own list agrees with", async () => {
  const sent = path.join(folder, "all.sql");
  writeFileSync(sent, [CREATE_LEDGER, ...migrationFiles().map(sentMigration)].join("\n"));
  const local = (...args: string[]) =>
    runProgram("wrangler", ["d1", ...args, "--local", "--persist-to", path.join(folder, "state")], {
      env: { WRANGLER_LOG: "log" },
    });
  expect(await local("execute", "DB", "--file", sent)).toMatchObject({ code: 0 });
  const { output } = await local("migrations", "list", "DB");
  expect(output).toContain("No migrations to apply");
});
