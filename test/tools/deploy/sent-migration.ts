import { LEDGER } from "./ledger.ts";
import { migrationHash, type MigrationFile } from "./migration-files.ts";
import { sqlStatements } from "./sql-statements.ts";

/**
 * A migration as it is sent to D1: one statement a line, as its import breaks triggers of several lines, and
 * last the ledger's row, so that a file is known as applied exactly when it is.
 */
export function sentMigration(file: MigrationFile): string {
  const name = file.name.replaceAll("'", "''");
  const recorded = `INSERT INTO ${LEDGER} (name, hash) VALUES ('${name}', '${migrationHash(file)}');`;
  return [...sqlStatements(file.sql), recorded, ""].join("\n");
}
