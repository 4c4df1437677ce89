import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";
import { schemaProblems } from "./schema-drift.ts";

it("finds no change of this schema that no migration makes", async () => {
  expect(await schemaProblems()).toEqual([]);
});

it("finds a column that no migration makes, and a schema that cannot be read", async () => {
  const folder = path.join(repoRoot, "worker", "db");
  const changed = path.join(mkdtempSync(path.join(folder, "drift-")), "schema.ts");
  try {
    const schema = readFileSync(path.join(folder, "schema.ts"), "utf8");
    const more = schema.replace("version: integer(", 'more: integer("more"), version: integer(');
    expect(more).not.toBe(schema);
    writeFileSync(changed, more);
    expect(await schemaProblems(path.relative(repoRoot, changed))).toEqual([
      "worker/db/schema.ts has changes without a migration: npm run db:generate",
    ]);
    writeFileSync(changed, "export const broken = ;");
    expect((await schemaProblems(path.relative(repoRoot, changed))).join()).toMatch(
      /^The schema could not be compared/,
    );
  } finally {
    rmSync(path.dirname(changed), { recursive: true });
  }
});
