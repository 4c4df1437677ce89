import { ANALYTICS_PERIODS, type Analytics, type AnalyticsPeriod } from "#domain/analytics/analytics";
import { countText } from "#domain/leads/assessment-list";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useAdminParams } from "../frame/admin-params.ts";
import { totalText } from "../data/figures.ts";
import { ErrorPanel } from "../data/error-panel.tsx";
import { LoadingPanel } from "../data/loading-panel.tsx";
import { analyticsQuery, viewerTimeZone } from "./api.ts";
import { CampaignsSection } from "./campaigns-section.tsx";
import { FirstCallSection } from "./first-call-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { listLink } from "./list-link.ts";
import { NewerLeads } from "./newer-leads.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { PipelineSection } from "./pipeline-section.tsx";
import { QualitySection } from "./quality-section.tsx";
import { RevenueSection } from "./revenue-section.tsx";
import { TiersSection } from "./tiers-section.tsx";
import { TrendSection } from "./trend-section.tsx";
import { TypesSection } from "./types-section.tsx";

/** The analytics of a period, which is part of the address. */
export function AnalyticsTab() {
  const { params, change } = useAdminParams();
  const period = ANALYTICS_PERIODS.find((known) => known === params.get("period")) ?? "all";
  const query = useQuery({ ...analyticsQuery(period), placeholderData: keepPreviousData });
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="font-display text-2xl font-semibold tracking-tight">Analytics</h2>
          <p className="text-base-content/75 text-sm">{periodWords(period)}</p>
          {query.data && (
            <NewerLeads
              readAt={query.data.readAt}
              time={query.dataUpdatedAt}
              onRefresh={() => void query.refetch()}
            />
          )}
          {query.data && query.data.suspects.value > 0 && (
            <p className="text-base-content/75 text-sm">
              Suspects: {totalText(countText(query.data.suspects))}. They are marked in the list and in no
              figure here.
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <PeriodFilter
            value={period}
            onChange={(next) => change({ period: next === "all" ? null : next })}
          />
          <button
            type="button"
            className="btn btn-sm bg-base-100 border-base-300"
            disabled={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Refresh
          </button>
        </div>
      </div>
      {query.isError && (
        <ErrorPanel
          title="The analytics could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingPanel text="Working out the figures …" />}
      {query.data && (
        <div
          className={`space-y-10 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
          aria-busy={query.isFetching}
        >
          <Figures analytics={query.data} period={period} />
        </div>
      )}
    </div>
  );
}

function Figures({ analytics, period }: { analytics: Analytics; period: AnalyticsPeriod }) {
  const linkTo = (filters: Record<string, string>) => listLink(period, filters, Date.now());
  if (analytics.types.total === 0) {
    return (
      <EmptyState title="Nobody has begun an assessment in this period">
        Starts, completions, tiers and deal values will appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <TypesSection types={analytics.types} linkTo={linkTo} />
      <FunnelSection funnel={analytics.funnel} />
      <TrendSection trend={analytics.trend} period={period} />
      <RevenueSection revenue={analytics.revenue} pipeline={analytics.pipeline} />
      <TiersSection tiers={analytics.tiers} linkTo={linkTo} />
      <QualitySection quality={analytics.quality} linkTo={linkTo} />
      <FirstCallSection firstCall={analytics.firstCall} linkTo={linkTo} />
      <PipelineSection pipeline={analytics.pipeline} linkTo={linkTo} />
      <CampaignsSection campaigns={analytics.campaigns} />
    </>
  );
}

function periodWords(period: AnalyticsPeriod): string {
  const zone = viewerTimeZone();
  const words: Record<AnalyticsPeriod, string> = {
    today: `Assessments created since midnight, ${zone}`,
    "7d": `Assessments created in the last 7 × 24 hours, times in ${zone}`,
    "30d": `Assessments created in the last 30 × 24 hours, times in ${zone}`,
    all: `All assessments, times in ${zone}`,
  };
  return words[period];
}
