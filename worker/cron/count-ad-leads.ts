import { countAds } from "../db/ads-report/ads-report.ts";
import type { Budget } from "../db/budget.ts";
import { inPieces } from "./in-pieces.ts";

/** At 500 leads a piece, more than come in the busiest hour. */
const PACE = { pieces: 60, budgetMs: 5000 };

/** Counts leads for the ads that brought them, and anew after the ads' time zone or the names in spend have changed. */
export async function countAdLeads(budget: Budget): Promise<number> {
  return inPieces(PACE, budget, () => countAds(budget.work));
}
