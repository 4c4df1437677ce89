/** How much a job may do in a run: each piece is one write of the database, and holds up no visitor's for long. */
export type Pace = { pieces: number; budgetMs: number };

/**
 * Does piece after piece until one finds nothing to do, there were enough, or the time is up. `piece` gives
 * how much it did, as does the whole.
 */
export async function inPieces({ pieces, budgetMs }: Pace, piece: () => Promise<number>): Promise<number> {
  const started = Date.now();
  let done = 0;
  for (let count = 0; count < pieces && Date.now() - started < budgetMs; count++) {
    const more = await piece();
    if (more === 0) break;
    done += more;
  }
  return done;
}
