import { existsSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrationFiles } from "../deploy/migration-files.ts";
import { LEDGER } from "../deploy/sent-migration.ts";

/** Where the local runtime keeps D1, within a folder of state. */
const D1 = path.join("v3", "d1", "miniflare-D1DatabaseObject");

/**
 * Moves local state aside whose database was made by migrations that are no longer there, chats and all, so
 * that a new one can begin. Gives the folder that it is in now; null where there was nothing to move.
 */
export function setAsideOldDatabase(state: string): string | null {
  const known = new Set(migrationFiles().map(({ name }) => name));
  const isOld = databaseFiles(state).some((file) => appliedMigrations(file).some((name) => !known.has(name)));
  if (!isOld) return null;
  const aside = firstFree(`${path.resolve(state)}-old`);
  renameSync(state, aside);
  return aside;
}

function databaseFiles(state: string): string[] {
  const folder = path.join(state, D1);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite"));
  return files.map((name) => path.join(folder, name));
}

function appliedMigrations(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const ledger = db.prepare("select 1 from sqlite_master where name = ?").get(LEDGER);
    const rows = ledger ? db.prepare(`select name from ${LEDGER}`).all() : [];
    return rows.map(({ name }) => String(name));
  } finally {
    db.close();
  }
}

function firstFree(folder: string, count = 1): string {
  const name = count === 1 ? folder : `${folder}-${count}`;
  return existsSync(name) ? firstFree(folder, count + 1) : name;
}
