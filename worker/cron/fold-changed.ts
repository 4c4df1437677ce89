import type { Budget } from "../db/budget.ts";
import { markOutdated } from "../db/marks/mark-outdated.ts";
import { foldPiece } from "../db/consequences/fold-leads.ts";
import { inPieces } from "./in-pieces.ts";

/** Leads whose consequences are drawn at once. */
const LEADS_A_PIECE = 1000;
/** At some 25 statements a piece, most of what a run may ask of D1: 26,000 leads a minute. */
const PACE = { pieces: 26, budgetMs: 15_000 };

/**
 * Draws the consequences of whatever has changed that nobody has looked at since. Where the rules themselves have, all
 * leads are looked at anew, each piece as soon as it is marked: whoever reads figures waits for what is marked.
 */
export async function foldChanged(budget: Budget): Promise<number> {
  const db = budget.work;
  return inPieces(PACE, budget, async () => {
    await markOutdated(db, LEADS_A_PIECE);
    return foldPiece(db, LEADS_A_PIECE);
  });
}
