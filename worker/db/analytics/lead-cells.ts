import type { Stretch } from "#domain/analytics/period-before";
import type { LeadCell } from "#domain/analytics/revenue";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import type { Edge } from "./edge-leads.ts";
import { inPieces, nextQuarter, signedSum, within } from "./rollup-pieces.ts";

/** Leads with an e-mail, created within a stretch of time, by status. The same status may occur several times. */
export function selectLeadCells(db: Db, stretch: Stretch | null) {
  return allSql<LeadCell>(db, stretch ? leadCells(stretch) : NONE);
}

const NONE = sql`select 'MQL' as leadStatus, 0 as total, 0 as dealCount, 0 as dealSum where false`;

function leadCells({ start, end }: Stretch): SQL {
  const pieces = within(nextQuarter(start), nextQuarter(end));
  if (pieces.length === 0) return NONE;
  return sql`
    select s.lead_status as leadStatus, ${signedSum("total")} as total, ${signedSum("deal_count")} as dealCount,
      ${signedSum("deal_sum")} as dealSum
    from ${inPieces("assessment_stats", pieces)} where s.has_email = 1 group by s.lead_status`;
}

/** Those at an edge of the stretch, to be added at its start and subtracted at its end. */
export function leadCellsAtEdge(edge: Edge, sign: 1 | -1): LeadCell[] {
  return edge
    .cellsOf("assessmentStats")
    .filter(({ places }) => places.hasEmail === 1)
    .map(({ places, sums }) => ({
      leadStatus: String(places.leadStatus),
      total: sign * sums.total,
      dealCount: sign * sums.dealCount,
      dealSum: sign * sums.dealSum,
    }));
}
