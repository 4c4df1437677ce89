import type { Budget } from "../db/budget.ts";
import { openDb, type FollowedDb } from "../db/client.ts";
import { findFormPage, holdPage, leaseList, releasePage, storeForms } from "../db/forms/form-page.ts";
import {
  advanceReading,
  holdReading,
  KEPT_BY_META_MS,
  leaseReading,
  READ_EVERY_MS,
  type Reading,
} from "../db/forms/form-readings.ts";
import { tellSilent } from "../db/forms/tell-silent.ts";
import { holdLead, leaseWaiting, type WaitingLead } from "../db/forms/told-leads.ts";
import { GRAPH_LONGEST_MS, type Answered } from "../ads/ask-graph.ts";
import { retryDelay } from "../delivery/back-off.ts";
import { openChannels } from "../http/channel-settings.ts";
import { listForms, readLead, readLeads } from "./graph-leads.ts";
import { leadsPage, type LeadsPage } from "./leads-page.ts";
import { rereadLeads, storeLeads, type Storing } from "./store-leads.ts";

/** Work after an answer is cut off 30 s later. */
const LAST_END_MS = 25_000;
/** Calls at once: a Worker has six connections. */
const TOGETHER = 5;
/** A part of an invocation's D1 statements. */
const CALLS_A_RUN = 25;
/** How long a refused token waits for the next try. */
const PAUSE_MS = 60 * 60 * 1000;
/** If `APP_ORIGIN` is not set, the app's address is unknown. */
const NOWHERE = "https://unknown.invalid";

type Failed = Extract<Answered<never>, { ok: false }>;
type Run = {
  page: LeadsPage;
  storing: Storing;
  db: FollowedDb;
  time: () => number;
  /** Whether there is time and room for another call, and Meta has not asked to wait. */
  mayAsk: () => boolean;
  /** Failed tries in a row of the whole page, and whether there is a fault to take back. */
  attempts: number;
  isHeld: boolean;
  isFaulty: boolean;
};
type Given = { elapsed?: () => number; budget?: Budget; db?: FollowedDb; url?: string };

/** Reads the leads that webhooks have told of, as far as the time allows. Returns how many there were. */
export async function readToldLeads(env: Env, now: number, given: Given = {}): Promise<number> {
  const run = await startRun(env, now, given);
  return run ? readWaiting(run) : 0;
}

/**
 * Reads everything that is due from Meta: leads that webhooks have told of, the list of forms, and each form's leads, in
 * case a webhook was lost (contract 23). Goes on where an earlier run ended. Returns how much it did.
 */
export async function readFormLeads(env: Env, now: number, given: Given = {}): Promise<number> {
  const page = leadsPage(env);
  if (!page) return 0;
  const run = await startRun(env, now, given);
  let done = 0;
  if (run) {
    done += await readWaiting(run);
    done += await readList(run);
    done += await readForms(run);
  }
  // What was read already needs no call.
  const storing = run?.storing ?? storingOf(env, now, given);
  while (given.budget?.mayBegin() ?? true) {
    const read = await rereadLeads({ ...storing, now }, page.id);
    done += read;
    if (read === 0) break;
  }
  return done + (await tellSilent(storing.db, page.id, now));
}

/** Null where nothing is set up, or Meta has asked to wait. */
async function startRun(env: Env, now: number, given: Given): Promise<Run | null> {
  const page = leadsPage(env);
  if (!page) return null;
  const storing = storingOf(env, now, given);
  const known = await findFormPage(storing.db, page.id, now);
  if (known.heldUntil > now) return null;
  const started = Date.now();
  const since = given.elapsed ?? (() => Date.now() - started);
  let asked = 0;
  const { attempts } = known;
  const run: Run = {
    page,
    storing,
    db: storing.db,
    time: () => now + since(),
    mayAsk: () =>
      !run.isHeld &&
      asked++ < CALLS_A_RUN &&
      since() + GRAPH_LONGEST_MS <= LAST_END_MS &&
      (given.budget?.mayBegin() ?? true),
    attempts,
    isHeld: false,
    isFaulty: known.error !== null,
  };
  return run;
}

function storingOf(env: Env, now: number, { db, budget, url }: Given): Storing {
  const at = url ?? (URL.canParse(env.APP_ORIGIN) ? env.APP_ORIGIN : NOWHERE);
  const { open, origin } = openChannels({ env, req: { url: at } });
  return {
    env,
    now,
    db: db ?? budget?.work ?? openDb(env.DB, "first-primary").db,
    channels: { open, ...(origin !== undefined && { origin }) },
  };
}

async function readWaiting(run: Run): Promise<number> {
  let done = 0;
  while (run.mayAsk()) {
    const waiting = await leaseWaiting(run.db, TOGETHER, run.time());
    if (waiting.length === 0) break;
    await Promise.all(waiting.map((lead) => readOne(run, lead)));
    done += waiting.length;
  }
  return done;
}

async function readOne(run: Run, { leadgenId, formId, attempts, receivedAt }: WaitingLead): Promise<void> {
  const answered = await readLead(run.page, leadgenId, formId);
  if (answered.ok) {
    await storeLeads(run.storing, [answered.data], "webhook");
    return succeeded(run, answered.waitMs);
  }
  const dueAt =
    (await failed(run, answered)) ?? run.time() + retryDelay(attempts, answered.waitMs, Math.random());
  const gone = run.time() - receivedAt > KEPT_BY_META_MS;
  await holdLead(run.db, leadgenId, { dueAt, error: answered.error, gone });
}

async function readList(run: Run): Promise<number> {
  let known = run.mayAsk() ? await leaseList(run.db, run.page.id, READ_EVERY_MS, run.time()) : null;
  let pages = 0;
  while (known) {
    const answered = await listForms(run.page, known.listCursor);
    if (!answered.ok) {
      await failed(run, answered, true);
      break;
    }
    await storeForms(run.db, known, answered.data, run.time());
    await succeeded(run, answered.waitMs);
    pages++;
    const { cursor } = answered.data;
    known = cursor !== null && run.mayAsk() ? { ...known, listCursor: cursor } : null;
  }
  return pages;
}

async function readForms(run: Run): Promise<number> {
  let pages = 0;
  while (run.mayAsk()) {
    const reading = await leaseReading(run.db, run.page.id, run.time());
    if (!reading) break;
    pages += await goOn(run, reading);
  }
  return pages;
}

/** Reads a form page by page until it is complete or the run is at its end. */
async function goOn(run: Run, reading: Reading): Promise<number> {
  let { cursor } = reading;
  let pages = 0;
  for (;;) {
    const answered = await readLeads(run.page, reading.id, reading.readFrom, cursor);
    if (!answered.ok) {
      const held = await failed(run, answered);
      const until = held ?? run.time() + retryDelay(reading.attempts + 1, answered.waitMs, Math.random());
      // Whatever was refused, a reading that begins anew loses nothing.
      const anew = !answered.again && !answered.paused;
      await holdReading(run.db, reading, { until, error: answered.error, anew });
      return pages;
    }
    const { rows } = answered.data;
    cursor = answered.data.cursor;
    await storeLeads(run.storing, rows, "reading", [advanceReading(run.db, reading, cursor)]);
    await succeeded(run, answered.waitMs);
    pages++;
    if (cursor === null) return pages;
    if (!run.mayAsk()) {
      await holdReading(run.db, reading, { until: 0, error: null, anew: false });
      return pages;
    }
  }
}

/** Takes back a fault that is over, and waits where Meta's quota is nearly used up. */
async function succeeded(run: Run, waitMs: number): Promise<void> {
  if (waitMs > 0) {
    await hold(run, { until: run.time() + waitMs, error: "meta_80005", paused: false });
  } else if (run.isFaulty && !run.isHeld) {
    run.isFaulty = false;
    run.attempts = 0;
    await releasePage(run.db, run.page.id);
  }
}

/** Meta's codes for too many calls; they are of the page, whatever was asked for. */
const TOO_MANY = /^meta_(?:4|17|32|613|80005)(?:_|$)/;
/** One thing that is not there, or that this token may not see, says nothing of the others. */
const NOT_THERE = /^meta_(?:100|803)(?:_|$)/;

/**
 * What a failed call means for all others: a refused token or too many calls hold them. Returns until when (ms); null if
 * only this one failed. `isWhole`: the call was for the page itself.
 */
async function failed(run: Run, { error, paused, waitMs }: Failed, isWhole = false): Promise<number | null> {
  const isPause = paused && !NOT_THERE.test(error);
  if (!isPause && !TOO_MANY.test(error) && waitMs === 0 && !isWhole) return null;
  run.attempts++;
  const delay = isPause ? PAUSE_MS : retryDelay(run.attempts, waitMs, Math.random());
  const until = run.time() + delay;
  await hold(run, { until, error, paused: isPause });
  return until;
}

async function hold(run: Run, held: { until: number; error: string; paused: boolean }): Promise<void> {
  run.isHeld = true;
  run.isFaulty = true;
  await holdPage(run.db, run.page.id, { ...held, now: run.time() });
}
