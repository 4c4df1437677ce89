import { fetchSpend } from "../ads/fetch-spend.ts";
import { openBudget, type Budget } from "../db/budget.ts";
import type { Db } from "../db/client.ts";
import { readDueWork, type JobName } from "../db/due/due-work.ts";
import { pokeDesk } from "../desk/poke-desk.ts";
import { log, logError } from "../log.ts";
import { computeDueTimes } from "./compute-due-times.ts";
import { countAdLeads } from "./count-ad-leads.ts";
import { countDays } from "./count-days.ts";
import { finishPresses } from "./finish-presses.ts";
import { foldChanged } from "./fold-changed.ts";
import { forgetAbandoned } from "./forget-abandoned.ts";
import { forgetOld } from "./forget-old.ts";
import { forgetOldAddresses } from "./forget-old-addresses.ts";
import { onceADay } from "./once-a-day.ts";
import { remindOfHubs } from "./remind-of-hubs.ts";
import { sweepOutbox } from "./sweep-outbox.ts";
import { tellOfCalls } from "./tell-of-calls.ts";
import { tellOfExpiredHubs } from "./tell-of-expired-hubs.ts";

/**
 * Does what is due at `now` (ms), as far as the run's budget goes; returns how much that was. It begins at `time` (ms),
 * from which its leases and holds count, however long the jobs before it took.
 */
type Job = (env: Env, now: number, budget: Budget, time: number) => Promise<number>;

type Jobs = Partial<Record<JobName, Job>>;

const MINUTE_MS = 60_000;

/**
 * These are always first, as they need little of the budget and queue what is sent after them. After a change of the rules
 * the fold takes most of it, for a while; it leaves the others what they need.
 */
const QUEUEING = {
  // The others go by it.
  fold: (_env, _now, budget) => foldChanged(budget),
  expiry: (_env, now, { work }) => tellOfExpiredHubs(work, now),
  "due-times": (_env, _now, budget) => computeDueTimes(budget),
  calls: (_env, now, { work }) => tellOfCalls(work, now),
  reminders: remindOfHubs,
  "once-a-day": (_env, now, { work }) => onceADay(work, now),
} satisfies Jobs;

/** Any of these may have more to do than a run can, so each minute another begins. They do not need each other. */
const TAKING_TURNS = {
  presses: (env, _now, budget, time) => finishPresses(env, time, budget),
  abandoned: forgetAbandoned,
  deliver: (env, _now, budget, time) => sweepOutbox(env, time, { budget }),
  ads: (_env, _now, budget) => countAdLeads(budget),
  figures: (_env, _now, budget) => countDays(budget),
  addresses: (_env, now, budget) => forgetOldAddresses(now, budget),
  forget: (_env, now, budget) => forgetOld(now, budget),
  spend: (env, _now, budget, time) => fetchSpend(env, time, { budget }),
} satisfies Jobs;

/**
 * Runs every job that has something to do (contract 10), within one budget of statements: what one does may give others
 * something. Then staff see what has changed, a lost poke or not.
 */
export async function runDueJobs(env: Env, now: number): Promise<void> {
  const started = Date.now();
  const budget = openBudget(env.DB);
  let isDue = await dueWork(budget.work, now);
  for (const [name, job] of [...Object.entries(QUEUEING), ...inTurn(Math.floor(now / MINUTE_MS))]) {
    if (!isDue(name)) continue;
    if (!budget.mayBegin()) log("job_waits", { job: name });
    else if ((await runJob(name, () => job(env, now, budget, now + Date.now() - started))) > 0)
      isDue = await dueWork(budget.work, now);
  }
  await pokeDesk(env);
}

// Each job has its condition, and each condition a job.
({ ...QUEUEING, ...TAKING_TURNS }) satisfies Record<JobName, Job>;

/** Where that cannot be told, each job finds out for itself. */
async function dueWork(db: Db, now: number): Promise<(job: string) => boolean> {
  try {
    const due = await readDueWork(db, now);
    return (job) => due.has(job);
  } catch (error) {
    logError("due_work", error);
    return () => true;
  }
}

/** The failure of a job does not stop the others. */
async function runJob(job: string, run: () => Promise<number>): Promise<number> {
  try {
    const done = await run();
    if (done > 0) log("job", { job, done });
    return done;
  } catch (error) {
    logError("job_failed", error, { job });
    return 0;
  }
}

/** The jobs that take turns, in the order of a minute. */
export function inTurn(minute: number): [name: string, job: Job][] {
  const jobs = Object.entries(TAKING_TURNS);
  const first = minute % jobs.length;
  return [...jobs.slice(first), ...jobs.slice(0, first)];
}
