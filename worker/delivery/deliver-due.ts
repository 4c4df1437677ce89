import { CHANNELS, type Channel } from "#domain/delivery/delivery-view";
import { holdChannel } from "../db/delivery/channel-pauses.ts";
import { openDb, type Db } from "../db/client.ts";
import { beginTries, claimDue, releaseClaims, type Delivery } from "../db/delivery/deliveries.ts";
import { SENDING } from "./channels.ts";
import type { Outcome } from "./outcome.ts";
import { nextTry, settleTries, type Tried } from "./settle-tries.ts";

/** What runs after an answer is cut 30 s after it: no try ends later, and the rest is for settling it. */
const LAST_END_MS = 25_000;
/** Of each channel, in one run: with the other jobs of the cron they keep to D1's 1,000 queries. */
const TRIES_A_RUN = 36;
/** What is new after a call is not much. */
const NEW_AT_ONCE = 10;

/** One sender at work: from `now` (ms), by its own clock, and no longer than it may live. */
export type Run = {
  env: Env;
  db: Db;
  origin: string | null;
  now: number;
  /** Milliseconds since `now`. */
  elapsed: () => number;
  tries: Record<Channel, number>;
};

/** Starts a run; the time that passes is the machine's, unless told otherwise. */
export function startRun(env: Env, now: number, more: Partial<Pick<Run, "origin" | "elapsed">> = {}): Run {
  const { db } = openDb(env.DB, "first-primary");
  const started = Date.now();
  const elapsed = () => Date.now() - started;
  const tries = { slack: 0, email: 0, meta: 0, object: 0 };
  return { env, db, origin: configuredOrigin(env), now, elapsed, tries, ...more };
}

/** Sends what is due, a claim of each channel at once; gives how many rows were claimed. Safe to run twice. */
export async function deliverDue(env: Env, now: number, origin = configuredOrigin(env)): Promise<number> {
  return deliverAll(startRun(env, now, { origin }));
}

/** The same, as part of a run. */
export async function deliverAll(run: Run): Promise<number> {
  const claimed = await Promise.all(CHANNELS.map((channel) => deliverChannel(run, channel)));
  return claimed.reduce((sum, count) => sum + count, 0);
}

/** Sends what became due since `newSince` (ms) and was not tried before; gives how many rows were claimed. */
export async function deliverNew(run: Run, newSince: number): Promise<number> {
  const claimed = await claimDue(run.db, CHANNELS, NEW_AT_ONCE, run.now + run.elapsed(), newSince);
  const queues = Map.groupBy(claimed, ({ channel }) => channel);
  await Promise.all(Array.from(queues, ([channel, queue]) => deliverInTurn(run, channel, queue)));
  return claimed.length;
}

/** Sends one claim of a channel; gives how many rows that were: none when nothing is due or time is up. */
export async function deliverChannel(run: Run, channel: Channel): Promise<number> {
  if (!mayTry(run, channel)) return 0;
  const claimed = await claimDue(run.db, [channel], SENDING[channel].claim, run.now + run.elapsed());
  await deliverInTurn(run, channel, claimed);
  return claimed.length;
}

/** Whether a try that starts now ends in time. */
function mayTry({ elapsed, tries }: Run, channel: Channel): boolean {
  return elapsed() + SENDING[channel].longest <= LAST_END_MS && tries[channel] < TRIES_A_RUN;
}

/** One try of a channel after the other: a peer that is down is asked once, not for each row. */
async function deliverInTurn(run: Run, channel: Channel, claimed: Delivery[]): Promise<void> {
  const batches = inPieces(claimed, SENDING[channel].together);
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    if (!mayTry(run, channel)) return releaseClaims(run.db, [batch, ...batches].flat());
    const tried = await tryTogether(run, channel, batch);
    const apart = tried.filter(({ outcome }) => outcome.result === "apart").map(({ delivery }) => delivery);
    batches.unshift(...inPieces(apart, Math.ceil(apart.length / 2)));
    const stop = tried.map(({ outcome }) => outcome).find(endsTheTurn);
    if (!stop) continue;
    if (stop.result === "retry") {
      const now = run.now + run.elapsed();
      await holdChannel(run.db, channel, nextTry(now, 1, stop.after));
    }
    return releaseClaims(run.db, batches.flat());
  }
}

function endsTheTurn(outcome: Outcome): boolean {
  return outcome.result === "paused" || (outcome.result === "retry" && outcome.peerDown === true);
}

/** Sends rows in one try and settles them; those that are no longer ours are left out. */
async function tryTogether(run: Run, channel: Channel, batch: Delivery[]): Promise<Tried[]> {
  const { env, db, origin } = run;
  const dispatch = { env, db, origin, now: run.now + run.elapsed() };
  const begun = await beginTries(db, batch, dispatch.now);
  if (begun.length === 0) return [];
  run.tries[channel] += 1;
  const failed = (error: unknown): Outcome[] =>
    begun.map(() => ({ result: "retry", error: error instanceof Error ? error.name : "unknown" }));
  const outcomes = await SENDING[channel].deliver(dispatch, begun).catch(failed);
  const tried = begun.flatMap((delivery, index) => {
    const outcome = outcomes[index];
    return outcome ? [{ delivery, outcome }] : [];
  });
  await settleTries(dispatch, channel, tried);
  return tried;
}

function inPieces<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** `APP_ORIGIN`, where no request tells; null when it is not set. */
function configuredOrigin(env: Env): string | null {
  return URL.canParse(env.APP_ORIGIN) ? new URL(env.APP_ORIGIN).origin : null;
}
