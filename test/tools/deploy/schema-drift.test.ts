import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";
import { schemaProblems } from "./schema-drift.ts";

it("finds no change of this schema that no migration makes", async () => {
  expect(await schemaProblems()).toEqual([]);
});

it("finds a column that no migration makes, and a schema that cannot be read", async () => {
  // Below the repository, whose names its imports go by, and where no other test looks for sources.
  const local = path.join(repoRoot, ".local");
  mkdirSync(local, { recursive: true });
  const changed = mkdtempSync(path.join(local, "drift-"));
  const leads = path.join(changed, "leads.ts");
  try {
    cpSync(path.join(repoRoot, "worker/db/schema"), changed, { recursive: true });
    const tables = readFileSync(leads, "utf8");
    const more = tables.replace("version: integer(", 'more: integer("more"), version: integer(');
    expect(more).not.toBe(tables);
    writeFileSync(leads, more);
    expect(await schemaProblems(path.relative(repoRoot, changed))).toEqual([
      "worker/db/schema has changes without a migration: npm run db:generate",
    ]);
    writeFileSync(leads, "export const broken = ;");
    expect((await schemaProblems(path.relative(repoRoot, changed))).join()).toMatch(
      /^The schema could not be compared/,
    );
  } finally {
    rmSync(changed, { recursive: true });
  }
});
