import type { MigrationFile } from "./migration-files.ts";
import { sqlStatements } from "./sql-statements.ts";

/** As wrangler makes and reads it, so that `wrangler d1 migrations list` agrees with what was applied. */
export const LEDGER = "d1_migrations";
export const CREATE_LEDGER = `CREATE TABLE IF NOT EXISTS ${LEDGER}(id INTEGER PRIMARY KEY AUTOINCREMENT, \
name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);`;

/**
 * A migration as it is sent to D1: one statement a line, as its import breaks triggers of several lines, and
 * last the ledger's row, so that a file is known as applied exactly when it is.
 */
export function sentMigration({ name, sql }: MigrationFile): string {
  const recorded = `INSERT INTO ${LEDGER} (name) VALUES ('${name.replaceAll("'", "''")}');`;
  return [...sqlStatements(sql), recorded, ""].join("\n");
}
