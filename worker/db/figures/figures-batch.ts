import type { CountedDays } from "#domain/figures/day-pieces";
import { batchOf, listed, named, type ResultsOf, type Statements } from "../batch-of.ts";
import type { FollowedDb } from "../client.ts";
import { projectLeads } from "../calls/consequences/project-leads.ts";
import { isTooLate } from "../calls/consequences/write-projection.ts";
import { selectIsMarked } from "../leads/marks/lead-marks.ts";
import { countDays, countedDaysOf, onlyIfStill, selectCountedDays, takeMarks } from "./counted-days.ts";

/** Days that a reader counts, the newest; of more, those are read from their rows, and the scheduled job counts them. */
const DAYS_COUNTED = 3;

/**
 * Runs a batch that reads exact figures: before it, it projects changed leads and counts the days that have changed.
 * `read` must only read, from what `figuresOf` makes of the days that it receives. Two round trips, and one more after
 * a change.
 */
export async function figuresBatch<Of extends Statements>(
  db: FollowedDb,
  read: (counted: CountedDays) => Of,
): Promise<ResultsOf<Of>> {
  const found = await checkedDays(db);
  const { counted, knownFrom } = found;
  const newest = counted.due.toSorted().slice(-DAYS_COUNTED);
  const statements = read({
    ...counted,
    from: knownFrom,
    due: counted.due.filter((day) => !newest.includes(day)),
  });
  if (newest.length === 0) return batchOf(db, statements);
  const ahead = [
    onlyIfStill(db, counted),
    ...countDays(db, newest, counted.zone),
    ...takeMarks(db, found, newest),
  ] as const;
  try {
    const results = await db.batch([...ahead, ...listed(statements)]);
    return named(statements, results.slice(ahead.length));
  } catch (error) {
    if (!isTooLate(error)) throw error;
    // The zone has just been changed and nothing is counted by it yet, or another version of the rules is in force.
    return batchOf(db, read({ zone: counted.zone, from: null, due: [] }));
  }
}

async function checkedDays(db: FollowedDb) {
  const check = () => batchOf(db, { open: selectIsMarked(db), ...selectCountedDays(db) });
  const found = await check();
  if (found.open[0]?.isMarked !== 1) return countedDaysOf(found);
  await projectLeads(db);
  return countedDaysOf(await check());
}
