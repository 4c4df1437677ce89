import type { Budget } from "../db/budget.ts";
import { countSomeDays } from "../db/figures/count-days.ts";
import { inPieces } from "./in-pieces.ts";

/** Days counted per write: a tenth of a second of database time at 5,000 leads a day. */
const DAYS_A_PIECE = 10;
/** At 16 statements a piece, a third of a run's D1 budget: 200 days a minute. */
const PACE = { pieces: 20, budgetMs: 10_000 };

/** Counts the days whose figures have changed, and the days not counted yet. */
export async function countDays(budget: Budget): Promise<number> {
  return inPieces(PACE, budget, () => countSomeDays(budget.work, DAYS_A_PIECE));
}
