import { openDb, type FollowedDb } from "./client.ts";

/** D1 takes 1,000 statements an invocation, and each of a batch may be one of them. */
const STATEMENTS = 900;
/** For what was sent: its outcome, the pause or hold that follows from it, and the release of what was not tried. */
const FOR_SETTLING = 40;
/** Enough for what may be under way at once: a piece of a job, or a try of each channel. */
const FOR_A_PIECE = 80;

/** What one invocation may ask of D1. Its clients count each statement and refuse those that are too many. */
export type Budget = {
  /** Whether another piece of work may begin. */
  mayBegin: () => boolean;
  /** For all work: leaves what is kept for settling. */
  work: FollowedDb;
  /** For settling what was sent. */
  settling: FollowedDb;
};

export function openBudget(d1: D1Database): Budget {
  let left = STATEMENTS;
  const spend = (count: number, kept: number) => {
    if (left - count < kept) throw new Error("The budget of statements is spent.");
    left -= count;
  };
  return {
    mayBegin: () => left >= FOR_A_PIECE + FOR_SETTLING,
    work: openDb(d1, "first-primary", { onStatements: (count) => spend(count, FOR_SETTLING) }).db,
    settling: openDb(d1, "first-primary", { onStatements: (count) => spend(count, 0) }).db,
  };
}
