// `npm run db:migrate`: applies the pending migrations to the database of `npm start`, which does so by itself. `-- --state
// DIR` where that is kept elsewhere.
import path from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { pendingMigrations, readLedger } from "../deploy/ledger.ts";
import { migrationFiles } from "../deploy/migration-files.ts";
import { fail } from "../fail.ts";
import { repoRoot } from "../repo-root.mjs";
import { sentMigration } from "../deploy/sent-migration.ts";
import { DEFAULT_STATE } from "./stack-options.ts";

/** As wrangler reads it. */
type Database = { binding: string; database_id?: string };

/**
 * Applies the migrations that a local database has not seen yet, all of them or none. `state` is the folder it lives
 * in. Throws when it ran other migrations than these.
 */
export async function migrateLocal(state: string = DEFAULT_STATE): Promise<void> {
  const folder = path.resolve(repoRoot, state);
  // What was applied is in the ledger, so that a connection that was closed meanwhile costs a second look.
  await migrateFolder(folder).catch((error) => {
    if (!isClosed(error)) throw error;
    return migrateFolder(folder);
  });
}

const isClosed = (error: unknown) => error instanceof TypeError && error.message === "fetch failed";

async function migrateFolder(folder: string): Promise<void> {
  await localDatabase(folder, async (database) => {
    const applied = await readLedger(async (sql) => (await database.prepare(sql).all()).results);
    const pending = pendingMigrations(applied, migrationFiles(), wayFor(folder));
    const lines = pending.map(sentMigration).join("").split("\n").filter(Boolean);
    if (lines.length > 0) await database.batch(lines.map((line) => database.prepare(line)));
  });
}

/** Opens the database in a folder for as long as `use` takes. */
export async function localDatabase<Result>(
  folder: string,
  use: (database: D1Database) => Promise<Result>,
): Promise<Result> {
  const runtime = databaseRuntime(folder);
  try {
    return await use(await runtime.getD1Database("DB"));
  } finally {
    await runtime.dispose();
  }
}

const wayFor = (folder: string) =>
  `Check out a commit that has the files it ran, or start a new database: move ${folder} away and start again.`;

/** A runtime with the database of wrangler.toml and nothing else, which is much quicker than wrangler's own command. */
function databaseRuntime(folder: string): Miniflare {
  const config = unstable_readConfig(
    { config: path.join(repoRoot, "wrangler.toml") },
    { hideWarnings: true },
  );
  const ids = config.d1_databases.map(({ binding, database_id: id }: Database) => [binding, id]);
  return new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.NONE),
      telemetry: { enabled: false },
      resourcePersistencePath: path.join(folder, "v3"),
      modules: true,
      script: "export default {}",
      d1Databases: Object.fromEntries(ids),
    }),
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { state: { type: "string", default: DEFAULT_STATE } } });
  await migrateLocal(values.state);
  console.log(`The database in ${path.resolve(repoRoot, values.state)} has every migration.`);
}

if (import.meta.main) await main().catch(fail);
