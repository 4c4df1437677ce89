import { CAMPAIGNS_SHOWN, type CampaignTotals } from "#domain/analytics";
import type { StatsCell } from "#domain/analytics-totals";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "./client.ts";
import { allTime, pieceTable, rawEdge, type Piece } from "./rollup-pieces.ts";

type CampaignRow = Omit<CampaignTotals, "other">;

/** The most frequent sources and campaigns of first touches in these pieces, and in the rows before them. */
export function selectCampaigns(db: Db, pieces: readonly Piece[], start: number | null) {
  return allSql<CampaignRow>(db, pieces === allTime ? ofAllTime() : ofPieces(pieces, start));
}

/** An index has these in order already. */
function ofAllTime(): SQL {
  return sql`
    select source, campaign, total, completed, leads, won, deal_sum as value
    from campaign_stats indexed by campaign_stats_top
    where grain = 'a' and bucket = 0 and total > 0 order by total desc limit ${CAMPAIGNS_SHOWN}`;
}

function ofPieces(pieces: readonly Piece[], start: number | null): SQL {
  return sql`
    select source, campaign, sum(total) as total, sum(completed) as completed, sum(leads) as leads,
      sum(won) as won, sum(value) as value
    from (
      select s.source, s.campaign, p.sign * s.total as total, p.sign * s.completed as completed,
        p.sign * s.leads as leads, p.sign * s.won as won, p.sign * s.deal_sum as value
      from ${pieceTable(pieces)} as p cross join campaign_stats s
      where s.grain = p.grain and s.bucket >= p.low and s.bucket < p.high
      union all
      select source, campaign, total, completed, has_email, won_leads, lead_value
      from assessment_facts where ${rawEdge(start)}
    )
    group by source, campaign having sum(total) > 0
    order by total desc, source, campaign limit ${CAMPAIGNS_SHOWN}`;
}

/** The campaigns by frequency, and behind them what is left of the whole, if anything is. */
export function campaignTotals(rows: readonly CampaignRow[], cells: readonly StatsCell[]): CampaignTotals[] {
  const shown = rows.map((row): CampaignTotals => ({ ...row, other: false }));
  const leads = cells.filter(({ hasEmail }) => hasEmail === 1);
  const won = leads.filter(({ leadStatus }) => leadStatus === "Won");
  const rest = {
    total: left(cells, "total", rows, "total"),
    completed: left(cells, "completed", rows, "completed"),
    leads: left(leads, "total", rows, "leads"),
    won: left(won, "total", rows, "won"),
    value: left(leads, "dealSum", rows, "value"),
  };
  return rest.total > 0 ? [...shown, { source: "", campaign: "", other: true, ...rest }] : shown;
}

type Count = "total" | "completed" | "leads" | "won" | "value";

function left(
  cells: readonly StatsCell[],
  measure: "total" | "completed" | "dealSum",
  rows: readonly CampaignRow[],
  count: Count,
): number {
  const whole = cells.reduce((sum, cell) => sum + cell[measure], 0);
  return whole - rows.reduce((sum, row) => sum + row[count], 0);
}
