import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Db } from "../client.ts";
import { foldLeads } from "./fold-leads.ts";
import { selectIsMarked } from "../marks/lead-marks.ts";

type Batch = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/**
 * Runs a batch whose results have to be exact: it also asks whether leads have changed whose consequences are yet to be
 * drawn, and if so draws them and runs the batch again: it must do nothing but read.
 */
export async function foldedBatch<Read extends Batch>(
  db: Db,
  read: () => Read,
): Promise<BatchResponse<Read>> {
  const [[open], ...found] = await db.batch([selectIsMarked(db), ...read()]);
  if (open?.isMarked !== 1) return asBatch<Read>(found);
  await foldLeads(db);
  return db.batch(read());
}

/** The rest of a batch's results has the types of the rest of its statements, which TypeScript does not follow. */
function asBatch<Read extends Batch>(found: readonly unknown[]): BatchResponse<Read> {
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return found as BatchResponse<Read>;
}
