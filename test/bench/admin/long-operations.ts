import * as z from "zod/mini";
import { staffCalls } from "./admin-fixtures.ts";
import { count, ms, table } from "../report/markdown.ts";
import type { Bench, Check } from "../report/section.ts";
import type { SeededDatabase } from "../seeded-databases.ts";
import { median } from "../report/statistics.ts";
import { countCall, CRON, rowsRead, rowsWritten } from "../tally.ts";

const STEP_MOST_MS = 1000;
/** Steps of a recalculation that are made: at a million assessments all of them take minutes. */
const STEPS = 100;
const CRON_RUNS = 3;

const stepSchema = z.object({ done: z.int(), total: z.int(), cursor: z.nullable(z.string()) });

type Steps = { name: string; size: number; steps: number[]; note: string };

/** What goes through all assessments: it has to give a sign of life every second. */
export async function longOperations(
  bench: Bench,
  databases: readonly SeededDatabase[],
  staff: Record<string, string>,
) {
  const all: Steps[] = [];
  for (const database of databases) {
    bench.say(`recalculation and export of ${database.size}`);
    all.push(await recalculation(database, staff), await fullExport(database, staff));
  }
  const rows = all.map(({ name, size, steps, note }) => [
    name,
    count(size),
    count(steps.length),
    ms(median(steps)),
    ms(Math.max(...steps)),
    note,
  ]);
  const heads = ["what", ">assessments", ">steps", ">median ms", ">longest ms", "note"];
  return {
    markdown: `What goes through all assessments, step by step.\n\n${table(heads, rows)}\n\n${await cronReport(databases)}`,
    checks: all.map(checkOf),
    measured: ["POST /api/scoring/recalculate"],
  };
}

async function recalculation({ app, size }: SeededDatabase, staff: Record<string, string>): Promise<Steps> {
  const { post } = staffCalls(staff);
  const steps: number[] = [];
  let done = 0;
  let cursor: string | null | undefined;
  while (cursor !== null && steps.length < STEPS) {
    const call = post("/api/scoring/recalculate", cursor === undefined ? {} : { cursor });
    const { totalMs, body } = await app.send(call);
    steps.push(totalMs);
    ({ done, cursor } = stepSchema.parse(JSON.parse(body)));
  }
  return { name: "recalculation", size, steps, note: `${count(done)} scored again` };
}

/** Milliseconds between the pieces of the whole export as they arrive. */
async function fullExport({ app, size }: SeededDatabase, staff: Record<string, string>): Promise<Steps> {
  const { response, started } = await app.open(staffCalls(staff).get("/api/assessments/export.csv"));
  const steps: number[] = [];
  let before = started;
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    const now = performance.now();
    steps.push(now - before);
    before = now;
    bytes += chunk.length;
  }
  const seconds = (performance.now() - started) / 1000;
  return { name: "export", size, steps, note: `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s` };
}

/** What one run of the scheduled jobs asks of D1; the first ones tidy up what the seeding left due. */
async function cronReport(databases: readonly SeededDatabase[]): Promise<string> {
  const rows: string[][] = [];
  for (const { counted, size } of databases) {
    const runs = [];
    for (let run = 0; run < CRON_RUNS; run++) runs.push(await countCall(counted, CRON));
    const last = runs.at(-1)?.after ?? [];
    rows.push([count(size), count(last.length), count(rowsRead(last)), count(rowsWritten(last))]);
  }
  const heads = [">assessments", ">round trips", ">rows read", ">written"];
  return `Run ${CRON_RUNS} of the scheduled jobs, a minute's work.\n\n${table(heads, rows)}`;
}

function checkOf({ name, size, steps }: Steps): Check {
  const longest = Math.max(...steps);
  return {
    what: `${name} of ${count(size)} assessments: longest step`,
    limit: `${count(STEP_MOST_MS)} ms`,
    measured: `${ms(longest)} ms`,
    ok: longest <= STEP_MOST_MS,
  };
}
