import { z } from "zod";
import { migrationHash, type MigrationFile } from "./migration-files.ts";

/** As wrangler makes and reads it, so that `wrangler d1 migrations list` agrees; with each file's hash besides. */
export const LEDGER = "d1_migrations";
export const CREATE_LEDGER = `CREATE TABLE IF NOT EXISTS ${LEDGER}(id INTEGER PRIMARY KEY AUTOINCREMENT, \
name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL, hash TEXT);`;

const rowsSchema = z.array(z.object({ name: z.string(), hash: z.nullable(z.string()) }));

/** What a database says of a migration that it ran. */
export type LedgerRow = z.infer<typeof rowsSchema>[number];

/** Runs one statement in a database and gives its rows. */
export type Query = (sql: string) => Promise<unknown[]>;

/** What a database has run, in order. Makes the ledger where there is none; wrangler's own has no hashes. */
export async function readLedger(query: Query): Promise<LedgerRow[]> {
  const [columns] = await query(`SELECT sql FROM sqlite_master WHERE name = '${LEDGER}'`);
  if (!columns) await query(CREATE_LEDGER);
  else if (!/\bhash\b/.test(JSON.stringify(columns)))
    await query(`ALTER TABLE ${LEDGER} ADD COLUMN hash TEXT`);
  return rowsSchema.parse(await query(`SELECT name, hash FROM ${LEDGER} ORDER BY id`));
}

/**
 * The migrations that a database has yet to run. Throws when what it ran is not the beginning of these files, for
 * then nobody knows what it holds: `way` says what to do about it.
 */
export function pendingMigrations(
  applied: readonly LedgerRow[],
  files: readonly MigrationFile[],
  way: string,
): MigrationFile[] {
  const problems = applied.flatMap((row, n) => ledgerProblem(row, files[n], files) ?? []);
  if (problems.length > 0) {
    throw new Error(`This database ran other migrations than these:\n\n${problems.join("\n")}\n\n${way}`);
  }
  return files.slice(applied.length);
}

function ledgerProblem(
  { name, hash }: LedgerRow,
  expected: MigrationFile | undefined,
  files: readonly MigrationFile[],
): string | null {
  const file = files.find((one) => one.name === name);
  if (!file) return `  - ${name} ran there and is not in migrations/.`;
  if (hash === null) return `  - ${name} ran there without its hash, so its contents are unknown.`;
  if (hash !== migrationHash(file)) return `  - ${name} had other contents when it ran there.`;
  if (file !== expected) return `  - ${name} ran there before ${expected?.name}, which comes first here.`;
  return null;
}
