import type { AnalyticsPeriod } from "#domain/analytics/period";
import type { ContentVersion } from "#domain/content/content-version";
import { countText, type Count } from "#domain/leads/assessment-list";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { totalText } from "../ground/data/figures.ts";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { PageBar, PageBody } from "../ground/look/page-bar.tsx";
import { analyticsQuery, type AnalyticsFigures } from "./analytics-api.ts";
import { AnalyticsNav } from "./analytics-nav.tsx";
import type { AnalyticsView } from "./analytics-views.ts";
import { keepPeriod, periodOf } from "./chosen-period.ts";
import { listLink } from "./list-link.ts";
import { Waiting } from "../ground/look/waiting.tsx";
import { RefreshButton } from "../ground/look/refresh-button.tsx";
import { NewerLeads } from "./newer-leads.tsx";
import { NobodyYet } from "./nobody-yet.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { SinceVersion, sinceWords, useSinceVersion } from "./since-version.tsx";
import { periodWords } from "./period-words.ts";

export type PageProps = {
  figures: AnalyticsFigures;
  period: AnalyticsPeriod;
  /** Leads to the list behind a figure of the period. */
  linkTo: (filters: Record<string, string>) => string;
};

type Props = {
  view: AnalyticsView;
  Page: ComponentType<PageProps>;
  /** What stands there until the figures are here, in their shape. */
  Bones: ComponentType;
};

/** A page of Analytics: its period, and what is shown of its figures. Both are part of the address. */
export function AnalyticsPage({ view, Page, Bones }: Props) {
  const { params, change } = useAdminParams();
  const chosen = periodOf(params.get("period"));
  const { version, ...since } = useSinceVersion();
  const period = version ? "all" : chosen;
  const from = version?.at ?? null;
  const query = useQuery({ ...analyticsQuery(period, from), placeholderData: keepPreviousData });
  const choose = (next: AnalyticsPeriod) => {
    keepPeriod(next);
    change({ period: next, since: null });
  };
  const { data } = query;
  return (
    <>
      <PageBar
        title="Analytics"
        facts={data && <Facts {...{ data, period, version }} onRefresh={() => void query.refetch()} />}
        below={<AnalyticsNav current={view} />}
      >
        <SinceVersion {...since} version={version} />
        <PeriodFilter value={version ? null : period} onChange={choose} />
        <RefreshButton isBusy={query.isFetching && !query.isPending} onPress={() => void query.refetch()} />
      </PageBar>
      <PageBody>
        {query.isError && (
          <ErrorPanel
            title="The analytics could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && (
          <Waiting words="Working out the figures…">
            <Bones />
          </Waiting>
        )}
        {data && (
          <div
            className={`grid min-w-0 gap-3 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
            aria-busy={query.isFetching}
          >
            {data.types.total === 0 && data.cohort.leads === 0 ? (
              <NobodyYet period={period} onAllTime={() => choose("all")} />
            ) : (
              <Page
                figures={data}
                period={period}
                linkTo={(filters) => listLink(period, filters, data, from)}
              />
            )}
            {data.suspects.value > 0 && <SuspectsNote suspects={data.suspects} />}
          </div>
        )}
      </PageBody>
    </>
  );
}

type FactsProps = {
  data: AnalyticsFigures;
  period: AnalyticsPeriod;
  version: ContentVersion | null;
  onRefresh: () => void;
};

function Facts({ data, period, version, onRefresh }: FactsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="max-sm:sr-only">{version ? sinceWords(version) : periodWords(period, data.time, data)}</p>
      <NewerLeads readAt={data.readAt} time={data.time} onRefresh={onRefresh} />
    </div>
  );
}

function SuspectsNote({ suspects }: { suspects: Count }) {
  return (
    <p className="text-ink-2 text-row">
      Suspects: {totalText(countText(suspects))}. They are left out of these figures and marked in the list.
    </p>
  );
}
