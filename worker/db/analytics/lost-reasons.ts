import type { LostTotals } from "#domain/analytics/analytics";
import { LOST_REASONS } from "#domain/leads/lost-reason";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import type { Edge } from "./edge-leads.ts";
import { inPieces, signedSum, type Piece } from "./rollup-pieces.ts";

/** `reason` is '' where none was given. */
type LostRow = { reason: string; count: number; value: number };

/** The cells of the pieces. */
export function selectLost(db: Db, pieces: readonly Piece[]) {
  return allSql<LostRow>(
    db,
    sql`
    select s.reason, ${signedSum("total")} as count, ${signedSum("deal_sum")} as value
    from ${inPieces("lost_stats", pieces)}
    group by s.reason`,
  );
}

/** Those of the leads at the edge of a period. */
export function lostAtEdge(edge: Edge): LostRow[] {
  return edge
    .cellsOf("lostStats")
    .map(({ places, sums }) => ({ reason: String(places.reason), count: sums.total, value: sums.dealSum }));
}

/** Every reason, whether or not anybody was lost for it. The same one may occur several times. */
export function lostTotals(rows: readonly LostRow[]): LostTotals[] {
  return [...LOST_REASONS, null].map((reason) => {
    const own = rows.filter((row) => row.reason === (reason ?? ""));
    const sum = (part: "count" | "value") => own.reduce((all, row) => all + row[part], 0);
    return { reason, count: sum("count"), value: sum("value") };
  });
}
