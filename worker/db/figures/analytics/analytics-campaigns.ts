import { CAMPAIGNS_SHOWN, type CampaignTotals } from "#domain/figures/analytics/analytics";
import type { LeadCell } from "#domain/figures/figures";
import type { Pieces } from "#domain/figures/day-pieces";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";
import { figuresOf } from "../figures.ts";

type CampaignRow = Omit<CampaignTotals, "other">;

/** The most frequent first-touch sources and campaigns, for a batch. */
export function selectCampaigns(db: Db, pieces: Pieces) {
  return allSql<CampaignRow>(
    db,
    sql`
    select source, campaign, sum(total) as total, sum(completed) as completed, sum(leads) as leads,
      sum(won) as won, sum(deal_sum) as value
    from ${figuresOf("campaignDays", pieces)} group by 1, 2
    order by total desc, source, campaign limit ${CAMPAIGNS_SHOWN}`,
  );
}

/** Campaigns by frequency, followed by the remainder of the total, if any. */
export function campaignTotals(rows: readonly CampaignRow[], cells: readonly LeadCell[]): CampaignTotals[] {
  const leads = cells.filter(({ hasEmail }) => hasEmail === 1);
  const won = leads.filter(({ leadStatus }) => leadStatus === "Won");
  const rest = {
    total: sum(cells, "total") - sum(rows, "total"),
    completed: sum(cells, "completed") - sum(rows, "completed"),
    leads: sum(leads, "total") - sum(rows, "leads"),
    won: sum(won, "total") - sum(rows, "won"),
    value: sum(leads, "dealSum") - sum(rows, "value"),
  };
  const all = rows.map((row): CampaignTotals => ({ ...row, other: false }));
  return rest.total > 0 ? [...all, { source: "", campaign: "", other: true, ...rest }] : all;
}

function sum<Measure extends string>(rows: readonly Record<Measure, number>[], measure: Measure): number {
  return rows.reduce((all, row) => all + row[measure], 0);
}
