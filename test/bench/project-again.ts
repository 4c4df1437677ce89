import { PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { count, ms, table } from "./report/markdown.ts";
import { startPeers } from "./peers/peers.ts";
import type { Bench, Check, Section } from "./report/section.ts";
import { startSeededDatabases, stopAll, type SeededDatabase } from "./seeded-databases.ts";
import { startStaff } from "./staff.ts";
import { median } from "./report/statistics.ts";
import { countCall, CRON, rowsWritten, type Trip } from "./tally.ts";

/** Runs of the cron in which a million leads are to be looked at anew, and what a write may hold up others (ms). */
const RUNS_A_MILLION = 40;
const WRITE_MOST_MS = 300;

/** What a new version of the rules costs: every lead is marked, looked at, and counted where it now belongs. */
export const projectAgain: Section = {
  name: "project-again",
  title: "All leads by new rules",
  run: async (bench) => {
    const [staff, peers] = [await startStaff(), await startPeers()];
    const databases: SeededDatabase[] = [];
    try {
      databases.push(...(await startSeededDatabases(bench, staff, peers)));
      const measured = [];
      for (const database of databases) measured.push(await projectAll(bench, database));
      return { markdown: markdownOf(measured), checks: measured.flatMap(checksOf), measured: [] };
    } finally {
      await stopAll(databases);
      await peers.stop();
      await staff.stop();
    }
  },
};

type Folded = { size: number; runs: number; seconds: number; writes: number[]; rows: number };

/** Runs the cron until all leads have been looked at. Nothing of what they added before is known, so all is written. */
async function projectAll(bench: Bench, { counted, size }: SeededDatabase): Promise<Folded> {
  bench.say(`projecting ${size} leads anew`);
  // What the seeding left due is not of the projection.
  for (let run = 0; run < 3; run++) await countCall(counted, CRON);
  await countCall(counted, { method: "GET", path: "/bench/outdate" });
  const writes: number[] = [];
  let [runs, rows] = [0, 0];
  const started = performance.now();
  for (;;) {
    const { after, answer } = await countCall(counted, CRON);
    const trips = [...answer, ...after];
    if (!trips.some(isMarking)) break;
    runs++;
    const own = trips.filter((trip) => isMarking(trip) || isProjecting(trip));
    rows += rowsWritten(own);
    writes.push(...own.map((trip) => trip.reduce((sum, statement) => sum + statement.ms, 0)));
  }
  return { size, runs, seconds: (performance.now() - started) / 1000, writes, rows };
}

/** Marks leads because the rules are new: done as long as some are left. */
function isMarking(trip: Trip): boolean {
  return trip.some(({ sql }) => sql.includes("update fold_state set marked_to"));
}

function isProjecting(trip: Trip): boolean {
  return trip.some(({ sql }) => sql.includes("insert into lead_folded"));
}

function markdownOf(measured: readonly Folded[]): string {
  const rows = measured.map(({ size, runs, seconds, writes, rows: written }) => [
    count(size),
    count(runs),
    `${seconds.toFixed(0)} s`,
    ms(median(writes)),
    ms(Math.max(...writes)),
    (written / size).toFixed(1),
  ]);
  const heads = [">leads", ">runs", ">in all", ">median write ms", ">longest write ms", ">rows a lead"];
  return `After a new \`PROJECTION_VERSION\` (${PROJECTION_VERSION} is in force), with nothing known of any lead. A run is a minute's.\n\n${table(heads, rows)}`;
}

function checksOf({ size, runs, writes }: Folded): Check[] {
  const most = Math.ceil((size / 1_000_000) * RUNS_A_MILLION);
  const longest = Math.max(...writes);
  return [
    {
      what: `${count(size)} leads by new rules`,
      limit: `${most} runs`,
      measured: `${runs} runs`,
      ok: runs <= most,
    },
    {
      what: `${count(size)} leads by new rules: longest write`,
      limit: `${WRITE_MOST_MS} ms`,
      measured: `${ms(longest)} ms`,
      ok: longest <= WRITE_MOST_MS,
    },
  ];
}
