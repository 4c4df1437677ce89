import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { pendingMigrations, readLedger } from "./ledger.ts";
import { migrationFiles, type MigrationFile } from "./migration-files.ts";
import { runProgram, type RunProgram } from "../run-program.ts";
import { sentMigration } from "./sent-migration.ts";

const EXECUTE = ["d1", "execute", "DB", "--env", "production", "--remote", "--yes"];
const ANSWER = z.tuple([z.object({ results: z.array(z.unknown()) })]);

const WAY =
  "Nothing was migrated or deployed. Deploy from a commit that has the files it ran, as they were; what changes " +
  "after them is a new migration. If you need nothing in the database, create another (README, Database).";

/**
 * Applies to production's database the migrations that it has not seen yet, in order. Each goes through D1's
 * import, all of it or nothing: `wrangler d1 migrations apply` would post it to the query endpoint, which
 * breaks triggers (workers-sdk 15178). Throws before any of it when the database ran other migrations than these, and
 * at the first that fails; run again, it goes on from there.
 */
export async function migrateRemote(
  onApply: (name: string) => void,
  run: RunProgram = runProgram,
  files: MigrationFile[] = migrationFiles(),
): Promise<void> {
  for (const file of pendingMigrations(await appliedRemote(run), files, WAY)) {
    onApply(file.name);
    await applyRemote(file, run);
  }
}

function appliedRemote(run: RunProgram) {
  return readLedger(async (sql) => {
    const { code, output, stdout } = await run("wrangler", [...EXECUTE, "--json", "--command", sql]);
    if (code !== 0) throw new Error(`The database's migrations could not be read.\n${output.trim()}`);
    const [{ results }] = ANSWER.parse(JSON.parse(stdout));
    return results;
  });
}

async function applyRemote(file: MigrationFile, run: RunProgram): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-sent-"));
  try {
    const sent = path.join(folder, file.name);
    writeFileSync(sent, sentMigration(file));
    const { code, output } = await run("wrangler", [...EXECUTE, "--file", sent]);
    if (code === 0) return;
    throw new Error(
      `${output.trim()}\n\nmigrations/${file.name} could not be applied. It is applied completely or not at all, ` +
        "and the running version was not touched: npm run deploy continues from here.",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
