import path from "node:path";
import { runProgram } from "../tools/run-program.ts";
import type { AdminCase } from "./admin/admin-case.ts";
import { adminCases } from "./admin/admin-cases.ts";
import { adminFixtures } from "./admin/admin-fixtures.ts";
import type { Peers } from "./peers/peers.ts";
import { startRuntime, type BenchRuntime } from "./runtime.ts";
import type { Bench } from "./report/section.ts";
import type { Staff } from "./staff.ts";

/** A million leads go with 200,000 rows of spend. */
const LEADS_A_SPEND_ROW = 5;

/** A running app on a database with so many assessments, and the calls that are made of it. */
export type SeededDatabase = BenchRuntime & { size: number; seedSeconds: number; cases: AdminCase[] };

/** Seeds a database for each size and starts the app on each. */
export async function startSeededDatabases(
  bench: Bench,
  staff: Staff,
  peers: Peers,
): Promise<SeededDatabase[]> {
  const databases: SeededDatabase[] = [];
  try {
    for (const size of bench.options.sizes) databases.push(await startSeeded(bench, staff, peers, size));
    return databases;
  } catch (error) {
    await stopAll(databases);
    throw error;
  }
}

export async function stopAll(databases: readonly SeededDatabase[]): Promise<void> {
  for (const database of databases) await database.stop();
}

async function startSeeded(
  bench: Bench,
  { vars, headers }: Staff,
  peers: Peers,
  size: number,
): Promise<SeededDatabase> {
  bench.say(`seeding ${size} assessments`);
  const state = path.join(bench.folder, `seeded-${size}`);
  const started = performance.now();
  await seed(state, size);
  const seedSeconds = (performance.now() - started) / 1000;
  const runtime = await startRuntime(bench.build, state, {
    // One origin for the Worker and the one that counts: Slack's codes are good for one address alone.
    vars: { ...vars, ...peers.slackVars, APP_ORIGIN: "https://bench.example" },
  });
  try {
    const cases = adminCases(await adminFixtures(runtime.app, headers, peers), vars.BOOKING_WEBHOOK_SECRET);
    return { ...runtime, size, seedSeconds, cases };
  } catch (error) {
    await runtime.stop();
    throw error;
  }
}

async function seed(state: string, size: number): Promise<void> {
  const tool = path.join(import.meta.dirname, "..", "tools", "seed", "seed.ts");
  const counts = ["--assessments", String(size), "--spend", String(size / LEADS_A_SPEND_ROW)];
  const { code, output } = await runProgram("node", [tool, ...counts, "--state", state]);
  if (code !== 0) throw new Error(`The database could not be seeded.\n${output}`);
}
