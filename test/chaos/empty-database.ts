import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { migrationFiles } from "../tools/deploy/migration-files.ts";
import { sqlStatements } from "../tools/deploy/sql-statements.ts";
import { builtWorker } from "../tools/start/worker-runtime.ts";

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
    const statements = migrationFiles().flatMap(({ sql }) => sqlStatements(sql));
    await database.batch(statements.map((statement) => database.prepare(statement)));
  } finally {
    await runtime.dispose();
  }
}
