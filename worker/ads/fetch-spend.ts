import { dueFetch, lastDays, MONTH_DAYS } from "#domain/money/ads/due-fetch";
import { daysAfter, daysBetween, dayTextAt } from "#domain/time/day-text";
import { isTimeZone } from "#domain/time/time-zone";
import { readAdSettings, saveAdTimeZone } from "../db/money/ads/ad-settings.ts";
import {
  beginFetch,
  giveUpFetch,
  holdFetch,
  leaseFetch,
  readEnded,
  setFetchDays,
  storePage,
  type OpenFetch,
} from "../db/money/ads/spend-fetches.ts";
import { noteVersionWarning } from "../db/money/ads/version-warnings.ts";
import type { Budget } from "../db/budget.ts";
import { openDb, type FollowedDb } from "../db/client.ts";
import { retryDelay } from "../delivery/back-off.ts";
import { adsAccount, type AdsAccount } from "./ads-account.ts";
import { GRAPH_LONGEST_MS, type Answered } from "./ask-graph.ts";
import { readAccount, readInsights } from "./read-insights.ts";

/** Work after an answer is cut off 30 s later. */
const LAST_END_MS = 25_000;
/** Longer than a run can last. */
const LEASE_MS = 60_000;
/** A part of an invocation's D1 statements. */
const PAGES_A_RUN = 40;
const LONGEST_WAIT_MS = 60 * 60 * 1000;
/** The next night's fetch brings what one could not. */
const GIVE_UP_MS = 20 * 60 * 60 * 1000;

type Run = {
  db: FollowedDb;
  account: AdsAccount;
  timeZone: string;
  time: () => number;
  mayAsk: () => boolean;
};
type Given = { elapsed?: () => number; budget?: Budget };

/** Starts the spend fetch that is due, or continues the open one. Returns how many pages it stored. */
export async function fetchSpend(env: Env, now: number, given: Given = {}): Promise<number> {
  const run = await startRun(env, now, given);
  if (!run) return 0;
  let pages = 0;
  while (run.mayAsk()) {
    const stored = (await beginDue(run)) ? await goOn(run) : null;
    if (stored === null) break;
    pages += stored;
  }
  return pages;
}

/** Starts a fetch of the last month for a staff member, unless one is running; false without an account. */
export async function refreshSpend(env: Env, who: string, now: number): Promise<boolean> {
  const run = await startRun(env, now, {});
  if (!run) return false;
  const days = lastDays(MONTH_DAYS, now, run.timeZone);
  await beginFetch(run.db, { ...days, account: run.account.number, by: who, now });
  return true;
}

async function startRun(env: Env, now: number, { elapsed, budget }: Given): Promise<Run | null> {
  const account = adsAccount(env);
  if (!account) return null;
  const db = budget?.work ?? openDb(env.DB, "first-primary").db;
  const started = Date.now();
  const since = elapsed ?? (() => Date.now() - started);
  let asked = 0;
  const isInTime = () => since() + GRAPH_LONGEST_MS <= LAST_END_MS;
  const mayAsk = () => asked++ < PAGES_A_RUN && isInTime() && (budget?.mayBegin() ?? true);
  const { timeZone } = await readAdSettings(db);
  return { db, account, timeZone, time: () => now + since(), mayAsk };
}

/** Whether there is a fetch to continue: the open one, or else the one that is due. */
async function beginDue({ db, account, timeZone, time }: Run): Promise<boolean> {
  const { open, ended, coveredFrom } = await readEnded(db, account.number);
  if (open) return true;
  const days = dueFetch(ended, coveredFrom, time(), timeZone);
  if (!days) return false;
  await beginFetch(db, { ...days, account: account.number, by: null, now: time() });
  return true;
}

/** Continues the open fetch. Returns how many pages it stored if the fetch has ended; null if it must wait. */
async function goOn(run: Run): Promise<number | null> {
  const { db, account, time } = run;
  const fetch = await leaseFetch(db, time(), time() + LEASE_MS);
  if (!fetch) return null;
  if (fetch.account !== account.number) {
    await giveUpFetch(db, fetch, "other_account", time());
    return 0;
  }
  const begun = fetch.cursor === null ? await followAccount(run, fetch) : fetch;
  return begun && readPages(run, begun);
}

/** Adopts the account's time zone, which decides the days. Null if the fetch cannot continue now. */
async function followAccount(run: Run, fetch: OpenFetch): Promise<OpenFetch | null> {
  const { db, account, time, timeZone } = run;
  const answered = await readAccount(account);
  if (!answered.ok) return (await fail(run, fetch, answered), null);
  // Each fetch begins with this call, which gets the same warning as all that follow.
  if (answered.warning !== null) await noteWarning(run, answered.warning);
  const own = answered.data.timeZone;
  if (own === timeZone || !isTimeZone(own)) return fetch;
  await saveAdTimeZone(db, own, time());
  run.timeZone = own;
  const moved = daysBetween(dayTextAt(time(), timeZone), dayTextAt(time(), own));
  const { firstDay, lastDay } = fetch;
  return setFetchDays(db, fetch, {
    firstDay: daysAfter(firstDay, moved),
    lastDay: daysAfter(lastDay, moved),
  });
}

function noteWarning({ db, account, time }: Run, warning: string): Promise<void> {
  return noteVersionWarning(db, "spend", { version: account.version, warning }, time());
}

async function readPages(run: Run, begun: OpenFetch): Promise<number | null> {
  const { db, account, time, mayAsk } = run;
  let fetch = begun;
  for (let pages = 1; mayAsk(); pages++) {
    const today = dayTextAt(time(), run.timeZone);
    const answered = await readInsights(account, fetch, fetch.cursor, today);
    if (!answered.ok) return fail(run, fetch, answered);
    const stored = await storePage(db, fetch, answered.data, time());
    if (!stored) return pages;
    fetch = stored;
    const { waitMs } = answered;
    if (answered.data.cursor === null) return pages;
    if (waitMs > 0) return wait(run, fetch, waitMs);
  }
  return wait(run, fetch, 0);
}

async function wait({ db, time }: Run, fetch: OpenFetch, waitMs: number): Promise<null> {
  await holdFetch(db, fetch, waitMs === 0 ? 0 : time() + waitMs, null);
  return null;
}

async function fail(
  { db, time }: Run,
  fetch: OpenFetch,
  { error, again, waitMs }: Extract<Answered<never>, { ok: false }>,
): Promise<null> {
  if (!again || time() - fetch.startedAt > GIVE_UP_MS) {
    await giveUpFetch(db, fetch, error, time());
    return null;
  }
  const delay = Math.min(LONGEST_WAIT_MS, retryDelay(fetch.attempts, undefined, Math.random()));
  await holdFetch(db, fetch, time() + Math.max(waitMs, delay), error);
  return null;
}
