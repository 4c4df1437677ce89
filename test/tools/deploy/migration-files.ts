import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";

export type MigrationFile = { name: string; sql: string };

export const MIGRATIONS = path.join(repoRoot, "migrations");

/** The migrations of a folder in the order in which they are applied. */
export function migrationFiles(folder = MIGRATIONS): MigrationFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(path.join(folder, name), "utf8") }));
}

/** What a migration is known by once it has landed: SHA-256 of its text, whichever line ends git gave it here. */
export function migrationHash({ sql }: Pick<MigrationFile, "sql">): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}
