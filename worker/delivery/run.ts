import type { Channel } from "#domain/delivery/channels";
import type { Budget } from "../db/budget.ts";
import { openDb, type FollowedDb } from "../db/client.ts";
import { SENDING } from "./channels.ts";

/** The platform cuts off work 30 s after a response: every attempt ends by this time, the rest is for settling it. */
const LAST_END_MS = 25_000;

/** One run of the sender, from `now` (ms) until the platform would end it. */
export type Run = {
  env: Env;
  db: FollowedDb;
  /** For settling what was sent; part of the budget is reserved for it. */
  settling: FollowedDb;
  /** The D1 budget of the whole invocation, if it does more than this run. */
  budget: Budget | null;
  /** The app's own origin, for links; null if it is unknown. */
  origin: string | null;
  now: number;
  /** Milliseconds since `now`. */
  elapsed: () => number;
  /** Waits this many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** When the last attempt must have ended, in milliseconds since `now`. */
  lastEnd: number;
  /** How many attempts each channel has made. */
  tries: Map<Channel, number>;
  /** How long (ms) a channel waits before each new message, once its peer has requested it. */
  paces: Map<Channel, number>;
};

type Given = Partial<Pick<Run, "origin" | "elapsed" | "wait" | "lastEnd" | "budget">>;

/** Starts a run, by default with the configured origin and the machine's clock. */
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

/** Whether an attempt that starts now, or after a wait (ms), would end in time and within the budget. */
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

/** `APP_ORIGIN`, for work without a request; null if it is not set. */
function configuredOrigin(env: Env): string | null {
  return URL.canParse(env.APP_ORIGIN) ? new URL(env.APP_ORIGIN).origin : null;
}
