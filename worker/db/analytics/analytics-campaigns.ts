import { CAMPAIGNS_SHOWN, type CampaignTotals } from "#domain/analytics/analytics";
import type { StatsCell } from "#domain/analytics/analytics-totals";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import type { Edge } from "./edge-leads.ts";
import { allTime, inPieces, type Piece } from "./rollup-pieces.ts";
import { sumBy } from "./sum-by.ts";

type CampaignRow = Omit<CampaignTotals, "other">;

/** First-touch sources and campaigns: the most frequent of all time, or all of those within the pieces. */
export function selectCampaigns(db: Db, pieces: readonly Piece[]) {
  return allSql<CampaignRow>(db, pieces === allTime ? ofAllTime() : ofPieces(pieces));
}

/** Those of the leads at the edge of a period. */
export function campaignsAtEdge(edge: Edge): CampaignRow[] {
  return edge.cellsOf("campaignStats").map(({ places, sums }) => ({
    source: String(places.source),
    campaign: String(places.campaign),
    total: sums.total,
    completed: sums.completed,
    leads: sums.leads,
    won: sums.won,
    value: sums.dealSum,
  }));
}

/** An index already holds these in order. */
function ofAllTime(): SQL {
  return sql`
    select source, campaign, total, completed, leads, won, deal_sum as value
    from campaign_stats_cells indexed by campaign_stats_top
    where generation = (select generation from fold_state) and grain = 'a' and bucket = 0 and total > 0
    order by total desc limit ${CAMPAIGNS_SHOWN}`;
}

function ofPieces(pieces: readonly Piece[]): SQL {
  return sql`
    select s.source, s.campaign, sum(p.sign * s.total) as total, sum(p.sign * s.completed) as completed,
      sum(p.sign * s.leads) as leads, sum(p.sign * s.won) as won, sum(p.sign * s.deal_sum) as value
    from ${inPieces("campaign_stats", pieces)}
    group by s.source, s.campaign`;
}

const COUNTS = ["total", "completed", "leads", "won", "value"] as const;

/** Campaigns by frequency, followed by the remainder of the total, if any. */
export function campaignTotals(rows: readonly CampaignRow[], cells: readonly StatsCell[]): CampaignTotals[] {
  const shown = sumBy(rows, ["source", "campaign"], COUNTS)
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total || compare(a.source, b.source) || compare(a.campaign, b.campaign))
    .slice(0, CAMPAIGNS_SHOWN);
  const leads = cells.filter(({ hasEmail }) => hasEmail === 1);
  const won = leads.filter(({ leadStatus }) => leadStatus === "Won");
  const rest = {
    total: left(cells, "total", shown, "total"),
    completed: left(cells, "completed", shown, "completed"),
    leads: left(leads, "total", shown, "leads"),
    won: left(won, "total", shown, "won"),
    value: left(leads, "dealSum", shown, "value"),
  };
  const all = shown.map((row): CampaignTotals => ({ ...row, other: false }));
  return rest.total > 0 ? [...all, { source: "", campaign: "", other: true, ...rest }] : all;
}

function left(
  cells: readonly StatsCell[],
  measure: "total" | "completed" | "dealSum",
  rows: readonly CampaignRow[],
  count: (typeof COUNTS)[number],
): number {
  const whole = cells.reduce((sum, cell) => sum + cell[measure], 0);
  return whole - rows.reduce((sum, row) => sum + row[count], 0);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
