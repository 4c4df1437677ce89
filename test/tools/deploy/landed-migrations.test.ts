import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { landedMigrations, landedProblems, landMigrations } from "./landed-migrations.ts";
import { migrationFiles, migrationHash } from "./migration-files.ts";

it("no migration of this repository has changed since it landed", () => {
  expect(landedProblems(migrationFiles(), landedMigrations())).toEqual([]);
});

it("a hash is of the text, whatever the line ends of the machine", () => {
  const hash = migrationHash({ sql: "select 1;\n-- why\n" });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(migrationHash({ sql: "select 1;\r\n-- why\r\n" })).toBe(hash);
  expect(migrationHash({ sql: "select 1;\n-- so\n" })).not.toBe(hash);
});

describe("landing", () => {
  let folder: string;
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
  const list = () => readFileSync(path.join(folder, "meta", "_landed.json"), "utf8");
  const problems = () => landedProblems(migrationFiles(folder), landedMigrations(folder));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-landed-"));
    mkdirSync(path.join(folder, "meta"));
    write("0000_a.sql", "select 1;");
    write("0001_b.sql", "select 2;");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("lists what is new, once and in order", () => {
    expect(problems()).toEqual([
      expect.stringContaining("0000_a.sql is not"),
      expect.stringContaining("0001_b.sql"),
    ]);
    expect(landMigrations(folder)).toEqual(["0000_a.sql", "0001_b.sql"]);
    expect(problems()).toEqual([]);
    write("0002_c.sql", "select 3;");
    expect(problems()).toEqual([expect.stringMatching(/^migrations\/0002_c\.sql .* npm run db:land$/)]);
    expect(landMigrations(folder)).toEqual(["0002_c.sql"]);
    expect(landMigrations(folder)).toEqual([]);
    expect(Object.keys(landedMigrations(folder))).toEqual(["0000_a.sql", "0001_b.sql", "0002_c.sql"]);
  });

  it.each([
    ["changed", () => write("0000_a.sql", "select 1; -- better"), "0000_a.sql has changed since it landed"],
    ["removed", () => rmSync(path.join(folder, "0000_a.sql")), "0000_a.sql has landed and is gone"],
    ["put before it", () => write("0000_z.sql", "select 3;"), "0000_z.sql would run before 0001_b.sql"],
  ])("refuses a file that was %s, and leaves the list as it was", (_, harm, problem) => {
    landMigrations(folder);
    const before = list();
    harm();
    expect(problems()).toEqual([expect.stringContaining(`migrations/${problem}`)]);
    write("0002_c.sql", "select 4;");
    expect(() => landMigrations(folder)).toThrow(problem);
    expect(list()).toBe(before);
  });
});
