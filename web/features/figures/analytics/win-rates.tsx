import type { Analytics } from "#domain/figures/analytics/analytics";
import type { LeadStatus } from "#domain/leads/pipeline";
import { countLink } from "../../kit/charts/count-link.tsx";
import { countText, percentText } from "../../kit/data/figures.ts";
import type { TileChange } from "../../kit/charts/change-text.ts";
import type { FigureProps } from "./figure.tsx";

type Figures = Pick<Analytics, "revenue" | "pipeline" | "cohort">;
type Course = { change: TileChange | null; course: readonly (number | null)[] };
type LinkTo = (filters: Record<string, string>) => string;

/**
 * The win rate first, and the one that stands behind it. The spec's divides the leads that are Won now by those that are
 * SQL now; where it passes 100% it is no share of anything, and that of new SQLs comes first.
 */
export function winRates(figures: Figures, course: Course, linkTo: LinkTo): [FigureProps, FigureProps] {
  const { revenue, pipeline, cohort } = figures;
  const [won, sql] = [countIn(pipeline, "Won"), countIn(pipeline, "SQL")];
  const counts = (
    <>
      {stageLink("Won", won, linkTo)} Won, {stageLink("SQL", sql, linkTo)} SQL
    </>
  );
  const ofNow: FigureProps = {
    label: "Win rate (SQL to Won)",
    value: percentText(revenue.winRate),
    formula:
      "Leads that are Won now ÷ leads that are SQL now. Above 100% when more are Won than are still SQL.",
    note: counts,
    sample: sql,
  };
  const ofNew: FigureProps = {
    label: "Win rate of new SQLs",
    value: percentText(cohort.winRate),
    formula:
      "Of the leads that became SQL in the period, whenever they came: how many are Won now. A lead counts once, by its first move to SQL.",
    note: `${countText(cohort.won)} Won of ${countText(cohort.leads)} that became SQL`,
    sample: cohort.leads,
  };
  if (!isNoShare(revenue.winRate)) return [{ ...ofNow, ...course }, ofNew];
  const now = `${countText(won)} are Won now and ${countText(sql)} SQL`;
  return [{ ...ofNew, note: `${ofNew.note}. Of all leads, ${now}: ${ofNow.value}` }, ofNow];
}

/** Above 100% a ratio compares two groups of which neither is part of the other. */
export function isNoShare(rate: number | null): boolean {
  return rate !== null && rate > 100;
}

export function countIn(pipeline: Analytics["pipeline"], wanted: LeadStatus): number {
  return pipeline.find(({ status }) => status === wanted)?.count ?? 0;
}

export function stageLink(status: LeadStatus, count: number, linkTo: LinkTo) {
  return countLink(status, count, linkTo({ leadStatus: status, leadsOnly: "true" }));
}
