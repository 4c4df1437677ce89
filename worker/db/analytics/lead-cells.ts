import type { Stretch } from "#domain/analytics/period-before";
import type { LeadCell } from "#domain/analytics/revenue";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { inPieces, nextQuarter, signedSum, within } from "./rollup-pieces.ts";

/** Leads with an e-mail, created within a stretch of time, by status. The same status may occur several times. */
export function selectLeadCells(db: Db, stretch: Stretch | null) {
  return allSql<LeadCell>(db, stretch ? leadCells(stretch) : NONE);
}

const NONE = sql`select 'MQL' as leadStatus, 0 as total, 0 as dealCount, 0 as dealSum where false`;

function leadCells({ start, end }: Stretch): SQL {
  const edges = sql`${edge(start, 1)} union all ${edge(end, -1)}`;
  const pieces = within(nextQuarter(start), nextQuarter(end));
  if (pieces.length === 0) return edges;
  return sql`
    select s.lead_status as leadStatus, ${signedSum("total")} as total, ${signedSum("deal_count")} as dealCount,
      ${signedSum("deal_sum")} as dealSum
    from ${inPieces("assessment_stats", pieces)} where s.has_email = 1 group by s.lead_status
    union all ${edges}`;
}

/** The leads from a time to the next whole quarter-hour, to be added or subtracted. */
function edge(from: number, sign: 1 | -1): SQL {
  return sql`
    select lead_status as leadStatus, ${sign} as total, ${sign} * (deal_value is not null) as dealCount,
      ${sign} * coalesce(deal_value, 0) as dealSum
    from assessments
    where suspect = 0 and email is not null and created_at >= ${from} and created_at < ${nextQuarter(from)}`;
}
