import type { Channel } from "#domain/delivery/channels";
import type { Budget } from "../db/budget.ts";
import { openDb, type FollowedDb } from "../db/client.ts";
import { SENDING } from "./channels.ts";

/** Work after an answer is cut off 30 s later: no try ends after this, and the rest of the time is for settling it. */
const LAST_END_MS = 25_000;

/** One sender at work, from `now` (ms) for no longer than it may live. */
export type Run = {
  env: Env;
  db: FollowedDb;
  /** For settling what was sent, for which a part of the budget is kept. */
  settling: FollowedDb;
  /** What the whole invocation may ask of D1, where that is more than this run. */
  budget: Budget | null;
  /** The app's own, for links; null when it is not known. */
  origin: string | null;
  now: number;
  /** Milliseconds since `now`. */
  elapsed: () => number;
  /** Lets so many milliseconds pass. */
  wait: (ms: number) => Promise<void>;
  /** When the last try is to have ended, in milliseconds since `now`. */
  lastEnd: number;
  /** How many tries each channel has had. */
  tries: Map<Channel, number>;
  /** How long (ms) a channel waits before each new message, once its peer has asked for it. */
  paces: Map<Channel, number>;
};

type Given = Partial<Pick<Run, "origin" | "elapsed" | "wait" | "lastEnd" | "budget">>;

/** Starts a run. Its origin is the configured one and its clock the machine's, unless others are given. */
export function startRun(env: Env, now: number, given: Given = {}): Run {
  const db = given.budget?.work ?? openDb(env.DB, "first-primary").db;
  const started = Date.now();
  const elapsed = () => Date.now() - started;
  const wait = (ms: number) => scheduler.wait(ms);
  const settling = given.budget?.settling ?? db;
  const usual = { origin: configuredOrigin(env), elapsed, wait, lastEnd: LAST_END_MS, budget: null };
  return { env, db, settling, now, tries: new Map(), paces: new Map(), ...usual, ...given };
}

/** The time (ms) by the run's own clock. */
export function timeOf({ now, elapsed }: Run): number {
  return now + elapsed();
}

/** Whether a try that starts now, or after a wait (ms), would end in time and within the budget. */
export function mayTry({ elapsed, lastEnd, tries, budget }: Run, channel: Channel, wait = 0): boolean {
  const { longest, tries: most } = SENDING[channel];
  if (budget && !budget.mayBegin()) return false;
  return elapsed() + wait + longest <= lastEnd && (tries.get(channel) ?? 0) < most;
}

export function hasTried({ tries }: Run, channel: Channel): boolean {
  return tries.has(channel);
}

export function countTry({ tries }: Run, channel: Channel): void {
  tries.set(channel, (tries.get(channel) ?? 0) + 1);
}

/** `APP_ORIGIN`, for where there is no request to tell; null when it is not set. */
function configuredOrigin(env: Env): string | null {
  return URL.canParse(env.APP_ORIGIN) ? new URL(env.APP_ORIGIN).origin : null;
}
