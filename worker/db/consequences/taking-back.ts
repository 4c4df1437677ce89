import { shareOfText } from "#domain/consequences/share-text";
import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { allSql, runSql, type Db } from "../client.ts";
import { addShares } from "./add-shares.ts";
import { foldStateOf, selectFoldState, type FoldState } from "./fold-state.ts";
import { forgetFolded, isTooLate, turnEpoch } from "./write-fold.ts";

/** What a batch that deletes assessments does ahead of it and behind. */
export type TakenBack = { ahead: BatchItem<"sqlite">[]; behind: BatchItem<"sqlite">[] };

type FoldedShare = { id: number; share: string };

/** More folds than this in the moment of one deletion are no coincidence. */
const TRIES = 20;

/**
 * Runs a batch that deletes assessments (`own`, ids as a query), in which what they added to the figures is taken back:
 * what the fold keeps of a lead may hold personal data, so it must not wait. One trip more; the batch is tried again if
 * a fold came between. One that is not deleted after all is counted anew by the next fold.
 */
export async function takingBack<Result>(
  db: Db,
  own: SQL,
  batch: (figures: TakenBack) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const [states, folded] = await db.batch([
      selectFoldState(db),
      allSql<FoldedShare>(db, sql`select lead_id as id, share from lead_folded where lead_id in ${own}`),
    ]);
    try {
      return await batch(takenBack(db, foldStateOf(states), folded));
    } catch (error) {
      if (!isTooLate(error) || tries === TRIES) throw error;
    }
  }
}

function takenBack(db: Db, state: FoldState, folded: readonly FoldedShare[]): TakenBack {
  if (folded.length === 0) return { ahead: [...turnEpoch(db, state.epoch)], behind: [] };
  const ids = folded.map(({ id }) => id);
  const listed = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const changes = folded.map(({ id, share }) => ({ leadId: id, before: shareOfText(share), after: null }));
  return {
    ahead: [
      ...turnEpoch(db, state.epoch),
      ...addShares(db, state, changes),
      forgetFolded(db, ids),
      runSql(
        db,
        sql`insert into lead_marks (lead_id, seq) select id, 1 from assessments where id in ${listed}
          on conflict (lead_id) do update set seq = seq + 1, stuck = null`,
      ),
    ],
    behind: [
      runSql(
        db,
        sql`delete from lead_marks where lead_id in ${listed} and lead_id not in (
          select id from assessments where id in ${listed})`,
      ),
    ],
  };
}
