import { setDueTimes } from "../db/consequences/lead-clock.ts";
import type { Budget } from "../db/budget.ts";
import { inPieces } from "./in-pieces.ts";

/** At 100 leads a piece, 20,000 waiting leads follow a change of the desk's hours within ten minutes. */
const PACE = { pieces: 20, budgetMs: 5000 };

/** Computes anew when calls are due after the desk's hours or targets have changed. */
export async function computeDueTimes(budget: Budget): Promise<number> {
  return inPieces(PACE, budget, () => setDueTimes(budget.work));
}
