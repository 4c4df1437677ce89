import { batchOf, listed, named, type ResultsOf, type Statements } from "../../batch-of.ts";
import type { FollowedDb } from "../../client.ts";
import { selectIsMarked } from "../../leads/marks/lead-marks.ts";
import { projectLeads } from "./project-leads.ts";

/**
 * Runs a batch whose results must be exact. It also checks whether changed leads are waiting for their projection; if
 * so, it projects them and runs the batch again. The batch must only read.
 */
export async function projectedBatch<Of extends Statements>(
  db: FollowedDb,
  read: () => Of,
): Promise<ResultsOf<Of>> {
  const statements = read();
  const [[open], ...found] = await db.batch([selectIsMarked(db), ...listed(statements)]);
  if (open?.isMarked !== 1) return named(statements, found);
  await projectLeads(db);
  return batchOf(db, read());
}
