import type { Budget } from "../db/budget.ts";
import { openDb } from "../db/client.ts";
import { deleteOldCells } from "../db/consequences/delete-old-cells.ts";
import { rebuildPiece } from "../db/consequences/rebuild-figures.ts";
import { inPieces } from "./in-pieces.ts";

/** Leads whose shares are summed at once. */
const LEADS_A_PIECE = 1000;
/** At fifteen statements a piece, a third of what a run may ask of D1: 20,000 leads a minute. */
const PACE = { pieces: 20, budgetMs: 10_000 };

/** Goes on with a rebuild of the figures that staff have begun, and deletes those that were read before the last one. */
export async function rebuildFigures(env: Env, now: number, budget: Budget): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  const summed = await inPieces(PACE, budget, () => rebuildPiece(db, now, LEADS_A_PIECE));
  return summed + (await inPieces(PACE, budget, () => deleteOldCells(db)));
}
