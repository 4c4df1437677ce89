import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { migrationFiles, migrationHash, MIGRATIONS, type MigrationFile } from "./migration-files.ts";

/** Hashes by file name, in the order of landing. */
export type Landed = Record<string, string>;

/** Beside the journal. Its name begins like the journal's, or drizzle-kit would take it for a snapshot. */
const LIST = path.join("meta", "_landed.json");

const landedSchema = z.record(z.string(), z.string());

/** The committed list of a folder of migrations; empty where there is none. */
export function landedMigrations(folder = MIGRATIONS): Landed {
  const file = path.join(folder, LIST);
  return existsSync(file) ? landedSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** Where the migrations and the list of those that have landed do not agree. */
export function landedProblems(files: readonly MigrationFile[], landed: Landed): string[] {
  const last = lastOf(landed);
  const unlisted = files.filter(({ name }) => !(name in landed) && name > last);
  return [
    ...refusals(files, landed),
    ...unlisted.map(
      ({ name }) => `migrations/${name} is not on the list of landed migrations: npm run db:land`,
    ),
  ];
}

/** Puts the new migrations of a folder on its list; gives their names. Throws rather than change what is on it. */
export function landMigrations(folder = MIGRATIONS): string[] {
  const files = migrationFiles(folder);
  const landed = landedMigrations(folder);
  const refused = refusals(files, landed);
  if (refused.length > 0) throw new Error(refused.join("\n"));
  const added = files.filter(({ name }) => !(name in landed));
  const all = { ...landed, ...Object.fromEntries(added.map((file) => [file.name, migrationHash(file)])) };
  writeFileSync(path.join(folder, LIST), `${JSON.stringify(all, null, 2)}\n`);
  return added.map(({ name }) => name);
}

const lastOf = (landed: Landed) => Object.keys(landed).at(-1) ?? "";

/** What no list can make good: a landed file that is another now, and a new one that would run before it. */
function refusals(files: readonly MigrationFile[], landed: Landed): string[] {
  const hashes = new Map(files.map((file) => [file.name, migrationHash(file)]));
  const changed = Object.entries(landed).filter(([name, hash]) => hashes.get(name) !== hash);
  const early = files.filter(({ name }) => !(name in landed) && name < lastOf(landed));
  return [
    ...changed.map(([name]) => {
      const what = hashes.has(name) ? "has changed since it landed" : "has landed and is gone";
      return `migrations/${name} ${what}. Restore it: what changes later is a new migration.`;
    }),
    ...early.map(
      ({ name }) => `migrations/${name} would run before ${lastOf(landed)}, which has landed. Renumber it.`,
    ),
  ];
}
