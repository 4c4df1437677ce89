import { openDb, type FollowedDb } from "./client.ts";

/** D1 accepts 1,000 statements per invocation, and each statement of a batch may count as one. */
const STATEMENTS = 900;
/** Reserved for what was sent: its outcome, the pause or hold that follows, and the release of unattempted rows. */
const FOR_SETTLING = 40;
/** Enough for work that may run at once: a piece of a job, or an attempt on each channel. */
const FOR_A_PIECE = 80;

/** How many statements one invocation may send to D1. Its clients count each and refuse those beyond the limit. */
export type Budget = {
  /** Whether another piece of work may begin. */
  mayBegin: () => boolean;
  /** For all work: leaves the part reserved for settling. */
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
