import type { StepsReport } from "#domain/steps/step-report";
import { stepsView } from "#domain/steps/steps-query";
import { dayTextAt } from "#domain/time/day-text";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { daysText } from "../../ground/ads/days-text.ts";
import { QueryStates } from "../../ground/data/query-states.tsx";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { PageBar, PageBody } from "../../ground/look/page-bar.tsx";
import { useNow } from "../../ground/time/use-now.ts";
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
  const { period, before } = stepsView(
    { from: screen.from ?? undefined, to: screen.to ?? undefined },
    dayTextAt(useNow(), "UTC"),
  );
  return (
    <>
      <PageBar title="Where people stop">
        <AnalyticsScreens current="steps" />
      </PageBar>
      <PageBody>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0 grow basis-64">
            <p className="text-base-content/75 text-sm">
              Visits of {daysText(period.from, period.to)}, beside {daysText(before.from, before.to)}. Days
              are in UTC.
            </p>
          </div>
          <StepsControls
            screen={screen}
            days={period}
            change={change}
            isFetching={query.isFetching && !query.isPending}
            onRefresh={() => void query.refetch()}
          />
        </div>
        <QueryStates query={query} loading="Counting steps…" failed="The steps could not be loaded" />
        {query.data && (
          <div
            className={`space-y-10 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
            aria-busy={query.isFetching}
          >
            <Contents
              report={query.data}
              screen={screen}
              onClear={() => change({ source: null, device: null })}
            />
          </div>
        )}
      </PageBody>
    </>
  );
}

type ContentsProps = { report: StepsReport; screen: Screen; onClear: () => void };

function Contents({ report, screen, onClear }: ContentsProps) {
  return (
    <>
      {report.period.steps.length > 0 ? (
        <StepsSection report={report} door={screen.door} />
      ) : screen.source || screen.device ? (
        <EmptyState
          title="No visits like these"
          action={
            <Button size="sm" variant="outline" onClick={onClear}>
              All sources and devices
            </Button>
          }
        >
          Nobody whose visit may be counted came in these days from this source, with this device.
        </EmptyState>
      ) : (
        <EmptyState title="No visits were counted">
          Here you will see how many came to each step, and how many stopped there, soon after the first
          visitors close the page. Nobody who may be counted came in these days.
        </EmptyState>
      )}
      <DoorsSection report={report} />
    </>
  );
}
