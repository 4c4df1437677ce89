import type { Budget } from "../db/budget.ts";
import { openDb } from "../db/client.ts";
import { markOutdated } from "../db/consequences/mark-outdated.ts";
import { foldPiece } from "../db/consequences/fold-leads.ts";
import { inPieces } from "./in-pieces.ts";

/** At nine statements a piece, a tenth of what a run may ask of D1. */
const PACE = { pieces: 10, budgetMs: 10_000 };

/**
 * Draws the consequences of whatever has changed that nobody has looked at since. Where the rules themselves have, all
 * leads are looked at anew, as many a run as it can fold.
 */
export async function foldChanged(env: Env, budget: Budget): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  await markOutdated(db);
  return inPieces(PACE, budget, () => foldPiece(db));
}
