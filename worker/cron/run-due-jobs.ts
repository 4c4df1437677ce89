import { fetchSpend } from "../ads/fetch-spend.ts";
import { readFormLeads } from "../forms/read-form-leads.ts";
import { finishPress } from "../slack-actions/finish-press.ts";
import { countAds } from "../db/money/report/ads-report.ts";
import { openBudget, type Budget } from "../db/budget.ts";
import { askIfHeld } from "../db/calls/ask-if-held.ts";
import { trimChanges } from "../db/delivery/changes/trim-changes.ts";
import type { Db } from "../db/client.ts";
import { projectPiece } from "../db/calls/consequences/project-leads.ts";
import { setDueTimes } from "../db/calls/consequences/lead-clock.ts";
import { forgetUnusedFiles } from "../db/content/content-files.ts";
import { noteSize } from "../db/database-sizes.ts";
import { setAnswerTimes } from "../db/mail/answer-due.ts";
import { queueReminders } from "../db/delivery/reminders.ts";
import { deleteOldPresses, claimPresses } from "../db/delivery/slack-presses.ts";
import { readDueWork, type JobName } from "../db/calls/due/due-work.ts";
import { forgetFormerCampaigns } from "../db/figures/count-days.ts";
import { handleExpiredHubs } from "../db/funnel/hub/expired-hubs.ts";
import { markOutdated } from "../db/leads/marks/mark-outdated.ts";
import {
  forgetAddresses,
  retentionMs,
  deleteExpired,
  deleteSettled,
} from "../db/people/privacy/retention.ts";
import { escalateOverdue, tellNextActions } from "../db/calls/queue/escalation.ts";
import { isMailSetUp } from "../delivery/email/email.ts";
import { pokeDesk } from "../desk/poke-desk.ts";
import { log, logError } from "../log.ts";
import { countDays } from "./count-days.ts";
import { forgetAbandoned } from "./forget-abandoned.ts";
import { inPieces } from "./in-pieces.ts";
import { openToWaiting } from "./open-to-waiting.ts";
import { sweepOutbox } from "./sweep-outbox.ts";

/**
 * Does what is due at `now` (ms), within the run's budget; returns how much it did. It starts at `time` (ms), from
 * which its leases and holds are counted, however long the jobs before it took.
 */
type Job = (env: Env, now: number, budget: Budget, time: number) => Promise<number>;

type Jobs = Partial<Record<JobName, Job>>;

const MINUTE_MS = 60_000;

/**
 * These always run first, as they need little of the budget and queue what is sent later in the run. After a change of
 * the rules, the projection takes most of the budget for a while, but leaves the other jobs what they need.
 */
const QUEUEING = {
  waiting: openToWaiting,
  // The other jobs depend on the projection.
  projection: (_env, _now, budget) => projectChanged(budget),
  expiry: (_env, now, { work }) => tellOfExpiredHubs(work, now),
  "due-times": (_env, _now, budget) => computeDueTimes(budget),
  "answer-times": (_env, _now, budget) => inPieces(PACE, budget, () => setAnswerTimes(budget.work)),
  calls: (_env, now, { work }) => tellOfCalls(work, now),
  reminders: remindOfHubs,
  "once-a-day": (_env, now, { work }) => onceADay(work, now),
} satisfies Jobs;

/** Any of these may have more work than fits into a run, so each minute another goes first. They are independent. */
const TAKING_TURNS = {
  presses: (env, _now, budget, time) => finishPresses(env, time, budget),
  abandoned: forgetAbandoned,
  deliver: (env, _now, budget, time) => sweepOutbox(env, time, { budget }),
  ads: (_env, _now, budget) => countAdLeads(budget),
  figures: (_env, _now, budget) => countDays(budget),
  addresses: (_env, now, budget) => forgetOldAddresses(now, budget),
  forget: (_env, now, budget) => forgetOld(now, budget),
  spend: (env, _now, budget, time) => fetchSpend(env, time, { budget }),
  forms: (env, _now, budget, time) => readFormLeads(env, time, { budget }),
} satisfies Jobs;

/**
 * Runs every job that has work (contract 10), within one budget of statements; a job may create work for later ones.
 * Then pokes the desk, so that staff see the changes even if an earlier poke was lost.
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

/** If the conditions cannot be read, every job runs and checks for itself. */
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

/** The jobs that take turns, in this minute's order. */
export function inTurn(minute: number): [name: string, job: Job][] {
  const jobs = Object.entries(TAKING_TURNS);
  const first = minute % jobs.length;
  return [...jobs.slice(first), ...jobs.slice(0, first)];
}

/** Tells Slack about hubs that expired without a booking click, in one message per run (contract 7). */
async function tellOfExpiredHubs(db: Db, now: number): Promise<number> {
  return handleExpiredHubs(db, now);
}

/** Queues the reminders that are due, if e-mail is set up. */
async function remindOfHubs(env: Env, now: number, { work }: Budget): Promise<number> {
  return isMailSetUp(env) ? queueReminders(work, now) : 0;
}

/** At 100 leads a piece, 20,000 waiting leads are updated within ten minutes of a change to the calling hours. */
const PACE = { pieces: 20, budgetMs: 5000 };

/** Recomputes when calls are due after the desk's hours or targets have changed. */
export async function computeDueTimes(budget: Budget): Promise<number> {
  return inPieces(PACE, budget, () => setDueTimes(budget.work));
}

/** At 500 leads a piece, more than arrive in the busiest hour. */
const COUNT_AD_LEADS_PACE = { pieces: 60, budgetMs: 5000 };

/** Attributes leads to their ads, and again after the ads' time zone or the names in the spend have changed. */
async function countAdLeads(budget: Budget): Promise<number> {
  return inPieces(COUNT_AD_LEADS_PACE, budget, () => countAds(budget.work));
}

/**
 * Tells Slack of leads whose first call is overdue, of next actions that are due, and of booked calls that are past,
 * each once (contract 14, 18).
 */
export async function tellOfCalls(db: Db, now: number): Promise<number> {
  return (await escalateOverdue(db, now)) + (await tellNextActions(db, now)) + (await askIfHeld(db, now));
}

const FORGET_OLD_ADDRESSES_PACE = { pieces: 4, budgetMs: 5000 };

/** Clears visitors' IP addresses from their assessments after `retention_days_ip`. */
export async function forgetOldAddresses(now: number, budget: Budget): Promise<number> {
  const db = budget.work;
  const before = now - (await retentionMs(db, "retention_days_ip"));
  return inPieces(FORGET_OLD_ADDRESSES_PACE, budget, () => forgetAddresses(db, before));
}

/**
 * Records the database's size once a day, from which System Settings forecasts when it will be full, and deletes
 * pictures that no content uses and the campaigns of earlier figures. Work left over continues the next day.
 */
export async function onceADay(db: Db, now: number): Promise<number> {
  const noted = await noteSize(db, now);
  if (noted === 0) return 0;
  await forgetFormerCampaigns(db);
  return noted + (await forgetUnusedFiles(db, now));
}

/** Covers up to ten messages and events per start, at 300,000 starts a day. */
const FORGET_OLD_PACE = { pieces: 10, budgetMs: 5000 };

/**
 * Deletes records that are needed only for a while: tombstones, used nonces, old deliveries, changes staff have seen.
 */
export async function forgetOld(now: number, budget: Budget): Promise<number> {
  let forgotten = 0;
  for (const forget of [deleteExpired, deleteSettled, deleteOldPresses, trimChanges]) {
    forgotten += await inPieces(FORGET_OLD_PACE, budget, () => forget(budget.work, now));
  }
  return forgotten;
}

/** Leads that are projected at once. */
const LEADS_A_PIECE = 1000;
/** At some 25 statements a piece, most of a run's D1 budget: 26,000 leads a minute. */
const FOLD_CHANGED_PACE = { pieces: 26, budgetMs: 15_000 };

/**
 * Projects the leads that are still marked as changed. If the rules themselves have changed, all leads are marked and
 * projected, piece by piece: readers of figures wait for every marked lead, so no more than a piece is marked at once.
 */
export async function projectChanged(budget: Budget): Promise<number> {
  const db = budget.work;
  return inPieces(FOLD_CHANGED_PACE, budget, async () => {
    await markOutdated(db, LEADS_A_PIECE);
    return projectPiece(db, LEADS_A_PIECE);
  });
}

/** Each calls Slack and D1; this few leave the other jobs enough time. */
const MOST = 20;
/** If `APP_ORIGIN` is not set, the app's address is unknown, and it is not taken to be on loopback. */
const NOWHERE = "https://unknown.invalid";

/** Finishes Slack actions that were acknowledged and then cut off. */
export async function finishPresses(env: Env, now: number, budget: Budget): Promise<number> {
  const db = budget.work;
  const place = { env, req: { url: URL.canParse(env.APP_ORIGIN) ? env.APP_ORIGIN : NOWHERE } };
  const presses = await claimPresses(db, MOST, now);
  for (const press of presses) {
    // The others are claimed again once their leases have expired.
    if (!budget.mayBegin()) break;
    await finishPress(place, db, press, now).catch((error: unknown) => logError("slack_press", error));
  }
  return presses.length;
}
