// `npm run database-size`: how full the database is, and when it will be full, as System Settings says it. It asks
// production's; `-- --local` asks the database of `npm start`, `--state DIR` where that is kept elsewhere.
import { databaseRoom, dayOf, PACE_DAYS, roomText } from "#domain/settings/database-size";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { fail } from "./fail.ts";
import { repoRoot } from "./repo-root.mjs";
import { runProgram, type RunProgram } from "./run-program.ts";
import { localDatabase } from "./start/migrate-local.ts";
import { DEFAULT_STATE } from "./start/stack-options.ts";

const EXECUTE = ["d1", "execute", "DB", "--env", "production", "--remote", "--yes", "--json"];

const answerSchema = z.object({
  results: z.array(z.object({ day: z.int(), bytes: z.number() })),
  meta: z.object({ size_after: z.number() }),
});

/** The line about production's database. Throws if it cannot be asked. */
export async function remoteRoom(now: number, run: RunProgram = runProgram): Promise<string> {
  const { code, output, stdout } = await run("wrangler", [...EXECUTE, "--command", earliestSize(now)]);
  if (code !== 0) throw new Error(`The database's size could not be read.\n${output.trim()}`);
  return lineOf(z.tuple([z.unknown()]).parse(JSON.parse(stdout))[0], now);
}

/** The line about the database in a local folder. */
export function localRoom(now: number, state: string): Promise<string> {
  return localDatabase(path.resolve(repoRoot, state), async (database) =>
    lineOf(await database.prepare(earliestSize(now)).all(), now),
  );
}

function earliestSize(now: number): string {
  return `select day, bytes from database_sizes where day >= ${dayOf(now) - PACE_DAYS} order by day limit 1`;
}

function lineOf(answer: unknown, now: number): string {
  const { results, meta } = answerSchema.parse(answer);
  return roomText(databaseRoom(meta.size_after, results[0] ?? null, now));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { local: { type: "boolean" }, state: { type: "string", default: DEFAULT_STATE } },
  });
  const now = Date.now();
  console.log(await (values.local ? localRoom(now, values.state) : remoteRoom(now)));
}

if (import.meta.main) await main().catch(fail);
