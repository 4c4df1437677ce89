import type { Analytics, AnalyticsPeriod } from "#domain/analytics/analytics";
import type { TrendStep } from "#domain/analytics/trend-steps";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CampaignsSection } from "./campaigns-section.tsx";
import { FirstCallSection } from "./first-call-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { listLink } from "./list-link.ts";
import { LostSection } from "./lost-section.tsx";
import { PipelineSection } from "./pipeline-section.tsx";
import { QualitySection } from "./quality-section.tsx";
import { RevenueSection } from "./revenue-section.tsx";
import { TiersSection } from "./tiers-section.tsx";
import { TrendSection } from "./trend-section.tsx";
import { TypesSection } from "./types-section.tsx";

/** `now` is when the figures were read, in milliseconds. */
type Props = { figures: Analytics & { trendStep: TrendStep }; period: AnalyticsPeriod; now: number };

/** The sections, from what was earned to where it came from. */
export function AnalyticsFigures({ figures, period, now }: Props) {
  const linkTo = (filters: Record<string, string>) => listLink(period, filters, now);
  const { revenue, before, cohort, pipeline } = figures;
  const earned = { revenue, before, cohort, pipeline };
  const isEmpty = figures.types.total === 0;
  return (
    <>
      {(!isEmpty || cohort.leads > 0) && <RevenueSection {...earned} period={period} linkTo={linkTo} />}
      {isEmpty ? (
        <EmptyState title="Nobody has started an assessment in this period">
          Starts, completions, tiers and deal values will appear here.
        </EmptyState>
      ) : (
        <>
          <FirstCallSection firstCall={figures.firstCall} linkTo={linkTo} />
          <PipelineSection pipeline={pipeline} wonWithoutValue={revenue.wonWithoutValue} linkTo={linkTo} />
          <LostSection lost={figures.lost} linkTo={linkTo} />
          <FunnelSection funnel={figures.funnel} linkTo={linkTo} />
          <TypesSection types={figures.types} linkTo={linkTo} />
          <TiersSection tiers={figures.tiers} linkTo={linkTo} />
          <QualitySection quality={figures.quality} linkTo={linkTo} />
          <TrendSection trend={figures.trend} step={figures.trendStep} period={period} />
          <CampaignsSection campaigns={figures.campaigns} wonWithoutValue={revenue.wonWithoutValue} />
        </>
      )}
    </>
  );
}
