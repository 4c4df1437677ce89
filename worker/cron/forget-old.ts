import type { Budget } from "../db/budget.ts";
import { deleteOldPresses } from "../db/delivery/slack-presses.ts";
import { trimChanges } from "../db/changes/trim-changes.ts";
import { deleteExpired, deleteSettled } from "../db/privacy/retention.ts";
import { inPieces } from "./in-pieces.ts";

/** Covers up to ten messages and events per start, at 300,000 starts a day. */
const PACE = { pieces: 10, budgetMs: 5000 };

/**
 * Deletes records that are needed only for a while: tombstones, used nonces, old deliveries, changes staff have seen.
 */
export async function forgetOld(now: number, budget: Budget): Promise<number> {
  let forgotten = 0;
  for (const forget of [deleteExpired, deleteSettled, deleteOldPresses, trimChanges]) {
    forgotten += await inPieces(PACE, budget, () => forget(budget.work, now));
  }
  return forgotten;
}
