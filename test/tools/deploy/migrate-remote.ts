import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { migrationFiles, type MigrationFile } from "./migration-files.ts";
import { runProgram, type RunProgram } from "../run-program.ts";
import { CREATE_LEDGER, LEDGER, sentMigration } from "./sent-migration.ts";

const EXECUTE = ["d1", "execute", "DB", "--env", "production", "--remote", "--yes"];
const LEDGER_ROWS = z.tuple([z.object({ results: z.array(z.object({ name: z.string() })) })]);

/**
 * Applies to production's database the migrations that it has not seen yet, in order. Each goes through D1's
 * import, all of it or nothing: `wrangler d1 migrations apply` would post it to the query endpoint, which
 * breaks triggers (workers-sdk 15178). Throws at the first that fails; run again, it goes on from there.
 */
export async function migrateRemote(
  onApply: (name: string) => void,
  run: RunProgram = runProgram,
): Promise<void> {
  const applied = await appliedMigrations(run);
  for (const file of migrationFiles().filter(({ name }) => !applied.has(name))) {
    onApply(file.name);
    await applyRemote(file, run);
  }
}

async function appliedMigrations(run: RunProgram): Promise<Set<string>> {
  const query = async (sql: string) => {
    const { code, output, stdout } = await run("wrangler", [...EXECUTE, "--json", "--command", sql]);
    if (code !== 0) throw new Error(`The database could not be asked for its migrations.\n${output.trim()}`);
    return stdout;
  };
  await query(CREATE_LEDGER);
  const stdout = await query(`SELECT name FROM ${LEDGER} ORDER BY id`);
  const [{ results }] = LEDGER_ROWS.parse(JSON.parse(stdout));
  return new Set(results.map(({ name }) => name));
}

async function applyRemote(file: MigrationFile, run: RunProgram): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-sent-"));
  try {
    const sent = path.join(folder, file.name);
    writeFileSync(sent, sentMigration(file));
    const { code, output } = await run("wrangler", [...EXECUTE, "--file", sent]);
    if (code === 0) return;
    throw new Error(
      `${output.trim()}\n\nmigrations/${file.name} could not be applied. It goes in whole or not at all, ` +
        "and the version that runs was not touched: npm run deploy again goes on from here.",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
