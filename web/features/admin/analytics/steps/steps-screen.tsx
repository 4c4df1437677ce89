import type { StepsReport } from "#domain/steps/step-report";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { daysText } from "../../ads/days-text.ts";
import { QueryStates } from "../../data/query-states.tsx";
import { useAdminParams } from "../../frame/admin-params.ts";
import { AnalyticsScreens } from "../analytics-screens.tsx";
import { DoorsSection } from "./doors-section.tsx";
import { StepsControls } from "./steps-controls.tsx";
import { StepsSection } from "./steps-section.tsx";
import { stepsQuery } from "./steps-api.ts";
import { stepsScreenOf, type StepsScreen as Screen } from "./steps-view.ts";

/** Where people stop on their way to a call. What is shown is part of the address. */
export function StepsScreen() {
  const { params, change } = useAdminParams();
  const screen = stepsScreenOf(params);
  const query = useQuery(stepsQuery(screen));
  return (
    <div className="space-y-6">
      <AnalyticsScreens current="steps" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 grow basis-64">
          <h2 className="font-display text-2xl font-semibold tracking-tight">Where people stop</h2>
          <p className="text-base-content/75 min-h-5 text-sm">{query.data && daysWords(query.data)}</p>
        </div>
        {query.data && (
          <StepsControls
            screen={screen}
            days={query.data.period}
            change={change}
            isFetching={query.isFetching}
            onRefresh={() => void query.refetch()}
          />
        )}
      </div>
      <QueryStates query={query} loading="Counting steps…" failed="The steps could not be loaded" />
      {query.data && (
        <div
          className={`space-y-10 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
          aria-busy={query.isFetching}
        >
          <Contents report={query.data} screen={screen} />
        </div>
      )}
    </div>
  );
}

function Contents({ report, screen }: { report: StepsReport; screen: Screen }) {
  return (
    <>
      {report.period.steps.length === 0 ? (
        <EmptyState title="No visits were counted">
          Nobody came in these days, or nobody who may be counted. Choose other days, or fewer filters.
        </EmptyState>
      ) : (
        <StepsSection report={report} door={screen.door} />
      )}
      <DoorsSection report={report} />
    </>
  );
}

function daysWords({ period, before }: StepsReport): string {
  return `Visits of ${daysText(period.from, period.to)}, beside ${daysText(before.from, before.to)}. Days are in UTC.`;
}
