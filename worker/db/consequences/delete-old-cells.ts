import { FIGURE_NAMES, type Figure } from "#domain/consequences/figures";
import { sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { cellsTable, keysOf, listed } from "./add-figures.ts";

/** Cells that are deleted of each roll-up at once. */
const CELLS_A_PIECE = 500;

const isOld = sql`generation < (select generation from fold_state)`;
/** Nothing is old before the first rebuild. */
export const isAnyOld = sql`((select generation from fold_state) > 1 and (${sql.join(
  FIGURE_NAMES.map((figure) => sql`exists (select 1 from ${cellsTable(figure)} where ${isOld})`),
  sql` or `,
)}))`;

/** Deletes a piece of the cells that nobody reads any longer, since the figures were rebuilt. Returns how many. */
export async function deleteOldCells(db: Db): Promise<number> {
  const [found] = await allSql<{ isAny: 0 | 1 }>(db, sql`select ${isAnyOld} as isAny`);
  if (found?.isAny !== 1) return 0;
  const [first, ...rest] = FIGURE_NAMES.map((figure) => deleteOld(db, figure));
  const deleted = first ? await db.batch([first, ...rest]) : [];
  return deleted.reduce((all, { meta }) => all + meta.changes, 0);
}

function deleteOld(db: Db, figure: Figure) {
  const [table, key] = [cellsTable(figure), listed([sql`generation`, ...keysOf(figure)])];
  return runSql(
    db,
    sql`delete from ${table} where (${key}) in (select ${key} from ${table} where ${isOld} limit ${CELLS_A_PIECE})`,
  );
}
