import type { Budget } from "../db/budget.ts";
import { forgetAddresses, retentionMs } from "../db/privacy/retention.ts";
import { inPieces } from "./in-pieces.ts";

const PACE = { pieces: 4, budgetMs: 5000 };

/** Clears visitors' IP addresses from their assessments after `retention_days_ip`. */
export async function forgetOldAddresses(now: number, budget: Budget): Promise<number> {
  const db = budget.work;
  const before = now - (await retentionMs(db, "retention_days_ip"));
  return inPieces(PACE, budget, () => forgetAddresses(db, before));
}
