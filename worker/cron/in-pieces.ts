import type { Budget } from "../db/budget.ts";

/** The work a job may do in one run. Each piece is a single short write, so visitors' writes hardly wait for it. */
export type Pace = { pieces: number; budgetMs: number };

/**
 * Runs piece after piece until one finds nothing to do, the maximum is reached, or the time or the run's budget is up.
 * `piece` returns how much it did; the total is returned.
 */
export async function inPieces(
  { pieces, budgetMs }: Pace,
  budget: Budget,
  piece: () => Promise<number>,
): Promise<number> {
  const started = Date.now();
  let done = 0;
  for (let count = 0; count < pieces && Date.now() - started < budgetMs && budget.mayBegin(); count++) {
    const more = await piece();
    if (more === 0) break;
    done += more;
  }
  return done;
}
