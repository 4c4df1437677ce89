import { fetchSpend } from "../ads/fetch-spend.ts";
import { openBudget, type Budget } from "../db/budget.ts";
import { pokeDesk } from "../desk/poke-desk.ts";
import { log, logError } from "../log.ts";
import { computeDueTimes } from "./compute-due-times.ts";
import { countAdLeads } from "./count-ad-leads.ts";
import { finishPresses } from "./finish-presses.ts";
import { foldChanged } from "./fold-changed.ts";
import { forgetAbandoned } from "./forget-abandoned.ts";
import { forgetOld } from "./forget-old.ts";
import { forgetOldAddresses } from "./forget-old-addresses.ts";
import { noteSize } from "./note-size.ts";
import { rebuildFigures } from "./rebuild-figures.ts";
import { remindOfHubs } from "./remind-of-hubs.ts";
import { sweepOutbox } from "./sweep-outbox.ts";
import { tellOfCalls } from "./tell-of-calls.ts";
import { tellOfExpiredHubs } from "./tell-of-expired-hubs.ts";

/**
 * Does what is due at `now` (ms), as far as the run's budget goes; returns how much that was. It begins at `time` (ms),
 * from which its leases and holds count, however long the jobs before it took.
 */
type Job = (env: Env, now: number, budget: Budget, time: number) => Promise<number>;

const MINUTE_MS = 60_000;

/**
 * These are always first, as they need little of the budget and queue what is sent after them. After a change of the rules
 * the fold takes most of it, for a while; it leaves the others what they need.
 */
const QUEUEING: Record<string, Job> = {
  // The others go by it.
  fold: (env, _now, budget) => foldChanged(env, budget),
  expiry: tellOfExpiredHubs,
  "due-times": (env, _now, budget) => computeDueTimes(env, budget),
  calls: tellOfCalls,
  reminders: remindOfHubs,
  size: noteSize,
};

/** Any of these may have more to do than a run can, so each minute another begins. They do not need each other. */
const TAKING_TURNS: Record<string, Job> = {
  presses: (env, _now, budget, time) => finishPresses(env, time, budget),
  abandoned: forgetAbandoned,
  deliver: (env, _now, budget, time) => sweepOutbox(env, time, { budget }),
  ads: (env, _now, budget) => countAdLeads(env, budget),
  figures: rebuildFigures,
  addresses: forgetOldAddresses,
  forget: forgetOld,
  spend: (env, _now, budget, time) => fetchSpend(env, time, { budget }),
};

/**
 * Runs every job, each of which does nothing if there is nothing to do (contract 10), within one budget of statements.
 * Then staff see what has changed, a lost poke or not.
 */
export async function runDueJobs(env: Env, now: number): Promise<void> {
  const started = Date.now();
  const budget = openBudget(env.DB);
  const own = { ...env, DB: budget.work };
  for (const [name, job] of [...Object.entries(QUEUEING), ...inTurn(Math.floor(now / MINUTE_MS))]) {
    if (!budget.mayBegin()) log("job_waits", { job: name });
    else await runJob(name, () => job(own, now, budget, now + Date.now() - started));
  }
  await pokeDesk(env);
}

/** The failure of a job does not stop the others. */
async function runJob(job: string, run: () => Promise<number>): Promise<void> {
  try {
    const done = await run();
    if (done > 0) log("job", { job, done });
  } catch (error) {
    logError("job_failed", error, { job });
  }
}

/** The jobs that take turns, in the order of a minute. */
export function inTurn(minute: number): [name: string, job: Job][] {
  const jobs = Object.entries(TAKING_TURNS);
  const first = minute % jobs.length;
  return [...jobs.slice(first), ...jobs.slice(0, first)];
}
