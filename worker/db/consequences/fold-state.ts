import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";

/** What a fold goes by. A batch that begins with `turnEpoch` does nothing if it has changed since. */
export type FoldState = { epoch: string };

/** For a batch: one row. */
export function selectFoldState(db: Db) {
  return allSql<FoldState>(db, sql`select epoch from fold_state`);
}

/** The row of `selectFoldState`. The first migrations write it, and nothing deletes it. */
export function foldStateOf([state]: readonly FoldState[]): FoldState {
  if (!state) throw new Error("There is no row in fold_state.");
  return state;
}
