import { ANALYTICS_PERIODS } from "#domain/analytics/analytics";
import { countText, type Count } from "#domain/leads/assessment-list";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { totalText } from "../ground/data/figures.ts";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { PageBar, PageBody } from "../ground/look/page-bar.tsx";
import { AnalyticsFigures } from "./analytics-figures.tsx";
import { AnalyticsScreens } from "./analytics-screens.tsx";
import { analyticsQuery, viewerTimeZone } from "./analytics-api.ts";
import { NewerLeads } from "./newer-leads.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { periodWords } from "./period-words.ts";
import { StepsScreen } from "./steps/steps-screen.tsx";

/** The figures, or where people stop; which of them is part of the address. */
export function AnalyticsTab() {
  const { params } = useAdminParams();
  return params.get("view") === "steps" ? <StepsScreen /> : <FiguresScreen />;
}

/** The analytics of a period, which is part of the address. */
function FiguresScreen() {
  const { params, change } = useAdminParams();
  const period = ANALYTICS_PERIODS.find((known) => known === params.get("period")) ?? "all";
  const query = useQuery({ ...analyticsQuery(period), placeholderData: keepPreviousData });
  return (
    <>
      <PageBar title="Analytics">
        <AnalyticsScreens current="figures" />
      </PageBar>
      <PageBody>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <p className="text-base-content/75 min-h-5 text-sm">
              {query.data && periodWords(period, query.data.time, viewerTimeZone())}
            </p>
            {query.data && (
              <NewerLeads
                readAt={query.data.readAt}
                time={query.data.time}
                onRefresh={() => void query.refetch()}
              />
            )}
            {query.data && query.data.suspects.value > 0 && <SuspectsNote suspects={query.data.suspects} />}
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
        {query.isPending && <LoadingPanel text="Working out the figures…" />}
        {query.data && (
          <div
            className={`space-y-10 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
            aria-busy={query.isFetching}
          >
            <AnalyticsFigures figures={query.data} period={period} now={query.data.time} />
          </div>
        )}
      </PageBody>
    </>
  );
}

function SuspectsNote({ suspects }: { suspects: Count }) {
  return (
    <p className="text-base-content/75 text-sm">
      Suspects: {totalText(countText(suspects))}. They are left out of these figures and marked in the list.
    </p>
  );
}
