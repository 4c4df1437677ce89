import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../chaos/read-database.ts";
import { count, ms, table } from "../report/markdown.ts";
import { newState, startRuntime } from "../runtime.ts";
import type { Bench, Check } from "../report/section.ts";
import { median } from "../report/statistics.ts";
import { startStaff } from "../staff.ts";
import { countCall, CRON, rowsRead, rowsWritten } from "../tally.ts";

const STARTS = 300_000;
const RUNS_A_DAY = 24 * 60;
const RUNS_MAX = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type CronRun = { read: number; written: number; busyMs: number; longestMs: number };

/** How fast the cron forgets the starts of a day of the design, once they have expired. */
export async function expiredStarts(bench: Bench): Promise<{ markdown: string; checks: Check[] }> {
  const starts = bench.options.quick ? STARTS / 10 : STARTS;
  bench.say(`${starts} expired starts`);
  const state = await newState(bench.folder, "day-expired");
  const left = expire(state, starts);
  const runs = await cronRuns(bench, state);
  const aRun = (starts - left()) / runs.length;
  const needed = Math.ceil(STARTS / aRun);
  return {
    markdown: `${count(starts)} starts that expired on one day, over ${runs.length} runs of all scheduled jobs, one
a minute.

${runsTable(runs, aRun, needed)}`,
    checks: [
      {
        what: "300,000 expired starts: runs of the cron, of which a day has 1,440",
        limit: count(RUNS_A_DAY),
        measured: count(needed),
        ok: needed <= RUNS_A_DAY,
      },
    ],
  };
}

async function cronRuns({ build }: Bench, state: string): Promise<CronRun[]> {
  const staff = await startStaff();
  const runtime = await startRuntime(build, state, { vars: staff.vars });
  const runs: CronRun[] = [];
  try {
    while (runs.length < RUNS_MAX) {
      const { answer, after } = await countCall(runtime.counted, CRON);
      const trips = [...answer, ...after];
      const times = trips.map((trip) => trip.reduce((sum, statement) => sum + statement.ms, 0));
      runs.push({
        read: rowsRead(trips),
        written: rowsWritten(trips),
        busyMs: times.reduce((sum, time) => sum + time, 0),
        longestMs: Math.max(...times),
      });
    }
    return runs;
  } finally {
    await runtime.stop();
    await staff.stop();
  }
}

function runsTable(runs: readonly CronRun[], aRun: number, needed: number): string {
  const middle = (what: keyof CronRun) => median(runs.map((run) => run[what]));
  const heads = [
    ">forgotten a run",
    ">rows read",
    ">written",
    ">ms a run",
    ">longest batch",
    ">runs for 300,000",
    ">hours",
  ];
  const row = [
    count(aRun),
    count(middle("read")),
    count(middle("written")),
    ms(middle("busyMs")),
    ms(Math.max(...runs.map(({ longestMs }) => longestMs))),
    count(needed),
    (needed / 60).toFixed(1),
  ];
  return table(heads, [row]);
}

/** Adds starts of long ago to a database that nobody uses; gives what tells how many are left. */
function expire(state: string, starts: number): () => number {
  const database = new DatabaseSync(databaseFile(state));
  try {
    database
      .prepare(
        `insert into assessments
           (session_id, assessment_type, created_at, updated_at, quiz_started_at, source, answers)
         with recursive n (n) as (values (1) union all select n + 1 from n where n < ?2)
         select 'session-' || n, iif(n % 5 = 0, 'chat', 'quiz'), ?1 + n * 200, ?1 + n * 200, ?1 + n * 200,
           'facebook', '{"businessType":"own-business","situation":"yo-yo"}' from n`,
      )
      .run(Date.now() - 60 * DAY_MS, starts);
    database.exec(
      "insert into lead_visits (lead_id, begun_at, ip_address) select id, created_at, '203.0.113.7' from assessments",
    );
  } finally {
    database.close();
  }
  return () => {
    const now = new DatabaseSync(databaseFile(state), { readOnly: true });
    try {
      const row = now.prepare("select count(*) as count from assessments").get();
      return Number(row?.["count"]);
    } finally {
      now.close();
    }
  };
}
