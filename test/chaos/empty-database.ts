import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { repoRoot } from "../tools/repo-root.mjs";
import { builtWorker } from "../tools/worker-runtime.ts";

const MIGRATIONS = path.join(repoRoot, "migrations");
const BREAKPOINT = "--> statement-breakpoint";

/** Makes the folder of a database with every migration in it, quicker than the tool that keeps count of them. */
export async function makeEmptyDatabase(state: string): Promise<void> {
  const { d1Databases = {} } = builtWorker();
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.NONE),
      telemetry: { enabled: false },
      resourcePersistencePath: path.join(state, "v3"),
      modules: true,
      script: "export default {}",
      d1Databases,
    }),
  );
  try {
    const database = await runtime.getD1Database("DB");
    await database.batch(statements().map((statement) => database.prepare(statement)));
  } finally {
    await runtime.dispose();
  }
}

function statements(): string[] {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  return files
    .toSorted()
    .flatMap((file) => readFileSync(path.join(MIGRATIONS, file), "utf8").split(BREAKPOINT));
}
