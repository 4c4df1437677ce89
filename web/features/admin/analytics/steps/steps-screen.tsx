import type { StepsReport } from "#domain/steps/step-report";
import { stepsView } from "#domain/steps/steps-query";
import { dayTextAt } from "#domain/time/day-text";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../../ui/button.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
import { daysText } from "../../ground/ads/days-text.ts";
import { ErrorPanel } from "../../ground/data/error-panel.tsx";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { PanelBones } from "../../ground/look/bones.tsx";
import { EmptyPlace } from "../../ground/look/empty-place.tsx";
import { RefreshButton } from "../../ground/look/refresh-button.tsx";
import { Waiting } from "../../ground/look/waiting.tsx";
import { PageBar, PageBody } from "../../ground/look/page-bar.tsx";
import { useNow } from "../../ground/time/use-now.ts";
import { AnalyticsNav } from "../analytics-nav.tsx";
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
      <PageBar
        title="Analytics"
        facts={
          <p className="max-sm:sr-only">
            Visits of {daysText(period.from, period.to)}, compared with {daysText(before.from, before.to)} ·
            UTC
          </p>
        }
        below={<AnalyticsNav current="steps" />}
      >
        <RefreshButton isBusy={query.isFetching && !query.isPending} onPress={() => void query.refetch()} />
      </PageBar>
      <PageBody>
        <StepsControls screen={screen} days={period} change={change} />
        {query.isError && (
          <ErrorPanel
            title="The steps could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && (
          <Waiting words="Counting steps…">
            <PanelBones rows={3} />
          </Waiting>
        )}
        {query.data && (
          <div
            className={`grid min-w-0 gap-3 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
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
        <EmptyPlace
          title="No visits like these"
          actions={
            <Button variant="outline" onClick={onClear}>
              All sources and devices
            </Button>
          }
        >
          Nobody whose visit may be counted came in these days from this source, with this device.
        </EmptyPlace>
      ) : (
        <EmptyPlace
          title="No visits were counted"
          actions={
            <a
              className={buttonClass({ variant: "outline" })}
              href="/"
              target="_blank"
              rel="noopener noreferrer"
            >
              Open the landing page
            </a>
          }
        >
          Nobody who may be counted came in these days. How many people reach each step, and how many stop
          there, shows here soon after the first visitors close the page.
        </EmptyPlace>
      )}
      <DoorsSection report={report} />
    </>
  );
}
