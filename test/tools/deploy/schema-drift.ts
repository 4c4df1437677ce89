import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";
import { runProgram } from "../run-program.ts";

const SCHEMA = "worker/db/schema";

/** Whether the schema has changes that no migration makes: a migration is generated on the side to see. */
export async function schemaProblems(schema = SCHEMA): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-migrations-"));
  try {
    cpSync(path.join(repoRoot, "migrations"), folder, { recursive: true });
    const before = readdirSync(folder).length;
    const args = ["generate", "--dialect", "sqlite", "--schema", `${schema}/*.ts`];
    // Beside absolute folders it looks in vain, and says so with code 0.
    const out = path.relative(repoRoot, folder);
    const { code, output } = await runProgram("drizzle-kit", [...args, "--out", out]);
    if (code !== 0 || output.includes("Error"))
      return [`The schema could not be compared with the migrations.\n${output}`];
    const isSame = readdirSync(folder).length === before;
    return isSame ? [] : [`${SCHEMA} has changes without a migration: npm run db:generate`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
