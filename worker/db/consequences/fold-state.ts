import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";

/**
 * Which cells of the figures are read, and which are being summed anew beside them (null for none): these hold all leads
 * up to `rebuiltTo`.
 */
export type Generations = { generation: number; rebuilding: number | null; rebuiltTo: number };

/** What a fold goes by. A batch that begins with `turnEpoch` does nothing if any of it has changed since. */
export type FoldState = Generations & { epoch: string };

/** For a batch: one row. */
export function selectFoldState(db: Db) {
  return allSql<FoldState>(
    db,
    sql`select epoch, generation, rebuilding, rebuilt_to as rebuiltTo from fold_state`,
  );
}

/** The row of `selectFoldState`. The first migrations write it, and nothing deletes it. */
export function foldStateOf([state]: readonly FoldState[]): FoldState {
  if (!state) throw new Error("There is no row in fold_state.");
  return state;
}
