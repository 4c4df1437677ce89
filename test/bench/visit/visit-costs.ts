import type { HttpClient } from "../http-client.ts";
import { count, table } from "../report/markdown.ts";
import { startModelServer } from "../peers/model-server.ts";
import { SIGNING_SECRET, startPeers } from "../peers/peers.ts";
import { newState, startRuntime } from "../runtime.ts";
import type { Section } from "../report/section.ts";
import { startStaff } from "../staff.ts";
import { median } from "../report/statistics.ts";
import { countCall, CRON, rowsRead, rowsWritten } from "../tally.ts";
import { CHAT_ACTS, QUIZ_ACTS, type ChatAct, type QuizAct } from "./acts.ts";

const VISITS = 15;
/** The first of a kind fill tables and caches. */
const WARM_UP = 3;
const IDLE = "the minute's run, with nothing due";
/** Runs of the cron until it has sent, projected and noted what the visits left. */
const SETTLING = 5;

/** Round trips, rows read and rows written, what goes on behind the answer included; null where it was not counted. */
type Counts = readonly [trips: number, read: number | null, written: number | null];
/** And what the projection has written of it. */
type CountsNow = [trips: number, read: number, written: number, projected: number];

/**
 * The same acts at commit e4f49aaa, counted in the same way, but of one and the same person. What followed from a form or
 * a visit to the hub was projected by whoever read the leads next, which nobody counted.
 */
const BEFORE: Partial<Record<QuizAct | ChatAct | typeof IDLE, Counts>> = {
  "starts the quiz": [2, 40, 14],
  "is reported to Meta": [6, 81, 16],
  "has answered": [2, 40, 4],
  "gives the form": [18, 316, 85],
  "opens the hub": [2, null, null],
  "has opened the hub": [13, 158, 37],
  "reads the hub by the API": [2, null, null],
  "sees the calendar": [8, 95, 20],
  "clicks to book": [8, 99, 22],
  "asks for a call": [40, 611, 141],
  "asks where the call stands": [2, 11, 0],
  "opens the chat": [2, 40, 14],
  "writes a message": [5, 66, 4],
  [IDLE]: [28, 266, null],
};

/** What each act of a visit asks of the database, as a customer has it: all channels, and Slack follows its leads. */
export const visitCosts: Section = {
  name: "acts",
  title: "What each act of a visit costs",
  run: async (bench) => {
    const [staff, peers, model] = [await startStaff(), await startPeers(), await startModelServer()];
    const vars = { ...staff.vars, ...peers.vars, ...model.vars, SLACK_SIGNING_SECRET: SIGNING_SECRET };
    const runtime = await startRuntime(bench.build, await newState(bench.folder, "acts"), { vars });
    try {
      await peers.connectSlack(runtime.app, staff.headers);
      const costs = new Map<string, CountsNow[]>();
      for (let visit = 0; visit < WARM_UP + VISITS; visit++)
        for (const acts of [QUIZ_ACTS, CHAT_ACTS]) {
          const id = crypto.randomUUID();
          for (const [act, calls] of Object.entries(acts)) {
            const cost = await countsOf(runtime.counted, calls(id));
            if (visit >= WARM_UP) costs.set(act, [...(costs.get(act) ?? []), cost]);
          }
        }
      for (let run = 0; run < SETTLING; run++) await countCall(runtime.counted, CRON);
      costs.set(IDLE, [await countsOf(runtime.counted, [CRON])]);
      return { markdown: markdownOf(costs), checks: [], measured: [] };
    } finally {
      await runtime.stop();
      await Promise.all([staff.stop(), peers.stop(), model.stop()]);
    }
  },
};

type Calls = ReturnType<(typeof QUIZ_ACTS)[QuizAct]>;

const FOLD = /\bfold_guard\b/;

async function countsOf(counted: HttpClient, calls: Calls): Promise<CountsNow> {
  const trips = [];
  for (const call of calls) {
    const { answer, after } = await countCall(counted, call);
    trips.push(...answer, ...after);
  }
  const projects = trips.filter((trip) => trip.some(({ sql }) => FOLD.test(sql)));
  return [trips.length, rowsRead(trips), rowsWritten(trips), rowsWritten(projects)];
}

function markdownOf(costs: ReadonlyMap<string, readonly CountsNow[]>): string {
  const before = new Map<string, Counts>(Object.entries(BEFORE));
  const rows = Array.from(costs, ([act, counted]) => {
    const then = before.get(act);
    const now = [0, 1, 2, 3].map((place) => count(median(counted.map((one) => one[place] ?? 0))));
    return [act, ...[0, 1, 2].map((place) => shown(then?.[place])), ...now];
  });
  const heads = ["act", ...["before", "now"].flatMap((when) => [`>${when}: trips`, ">read", ">written"])];
  heads.push(">of these by the projection");
  return `Round trips to D1, rows read and rows written, indexes included, for one act with all channels on and Slack's
messages following their leads: until its answer, and what it sends and settles behind it. Medians of ${VISITS} visits
by each door, each of another person, on a database that holds little else. *Before* is commit e4f49aaa, with all visits
one person's; there the projection ran outside of these acts, but for the request to be called.

${table(heads, rows)}`;
}

function shown(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : count(value);
}
