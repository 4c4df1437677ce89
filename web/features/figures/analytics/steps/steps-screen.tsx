import { share } from "#domain/figures/analytics/percent";
import { betterDoor, DOOR_OUTCOMES } from "#domain/figures/steps/better-door";
import { DOORS, type Door } from "#domain/door";
import type { StepsReport, DoorOutcome, StepPeriod } from "#domain/figures/steps/step-report";
import { stepsView } from "#domain/figures/steps/steps-query";
import { dayTextAt } from "#domain/time/day-text";
import { useQuery } from "@tanstack/react-query";
import { ownTimeZone } from "../../../../lib/own-time-zone.ts";
import { buttonClass } from "../../../../ui/button-class.ts";
import { Button } from "../../../../ui/button.tsx";
import { daysText } from "../../../money/report/ads-words.ts";
import { countLink } from "../../../kit/charts/count-link.tsx";
import { DataTable } from "../../../kit/charts/data-table.tsx";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { expiredText } from "../../../kit/data/expired-text.ts";
import { countText, percentText } from "../../../kit/data/figures.ts";
import { useAdminParams } from "../../../kit/frame/admin-params.ts";
import { PanelBones } from "../../../kit/look/bones.tsx";
import { EmptyPlace } from "../../../kit/look/empty-place.tsx";
import { GuideButton } from "../../../kit/look/guide-button.tsx";
import { PageBar, PageBody } from "../../../kit/look/page-bar.tsx";
import { Panel } from "../../../kit/look/panel.tsx";
import { RefreshButton } from "../../../kit/look/refresh-button.tsx";
import { Waiting } from "../../../kit/look/waiting.tsx";
import { useNow } from "../../../kit/time/use-now.ts";
import { AnalyticsNav } from "../analytics-nav.tsx";
import { dayStartWords, DOOR_WORDS } from "./step-words.ts";
import { stepsQuery } from "./steps-api.ts";
import { StepsControls } from "./steps-controls.tsx";
import { STEPS_GUIDE } from "./steps-guide.ts";
import { StepsSection } from "./steps-section.tsx";
import { stepsScreenOf, type StepsScreen as Screen } from "./steps-view.ts";

/** Where people stop on their way to a call. What is shown is part of the address. */
export function StepsScreen() {
  const { params, change } = useAdminParams();
  const screen = stepsScreenOf(params);
  const query = useQuery(stepsQuery(screen));
  const now = useNow();
  const { period, before } = stepsView(
    { from: screen.from ?? undefined, to: screen.to ?? undefined },
    dayTextAt(now, "UTC"),
  );
  return (
    <>
      <PageBar
        title="Analytics"
        facts={
          <p className="max-sm:sr-only">
            Visits of {daysText(period.from, period.to)}, compared with {daysText(before.from, before.to)} ·{" "}
            {dayStartWords(period.to, ownTimeZone())}
          </p>
        }
        below={<AnalyticsNav current="steps" />}
      >
        <GuideButton guide={STEPS_GUIDE} />
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
          title="No visits match"
          actions={
            <Button variant="outline" onClick={onClear}>
              All sources and devices
            </Button>
          }
        >
          No counted visits came from this source and device in this period.
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
          Nobody who may be counted came in this period. Soon after the first visitors close the page, you see
          here how many people reach each step and how many stop there.
        </EmptyPlace>
      )}
      <DoorsSection report={report} />
    </>
  );
}

type Outcome = "started" | (typeof DOOR_OUTCOMES)[number];

/** `filters` are those of the list behind it; that of the starts lacks those that have expired. */
const OUTCOMES: Record<Outcome, { label: string; filters: Record<string, string> }> = {
  started: { label: "Started", filters: {} },
  leads: { label: "Leads", filters: { leadsOnly: "true" } },
  calls: { label: "Calls booked", filters: { leadsOnly: "true", call: "booked" } },
  won: { label: "Won", filters: { leadsOnly: "true", leadStatus: "Won" } },
};

/** Which door brings more: what came of the assessments that were started in the period. */
export function DoorsSection({ report: { period, before } }: { report: StepsReport }) {
  const rows = (["started", ...DOOR_OUTCOMES] as const).map((of) => ({ of, ...OUTCOMES[of] }));
  return (
    <Panel title="Quiz and chat side by side">
      <p className="text-row text-ink-2 max-w-prose">
        Every assessment started in this period, from all sources and devices, whether or not its start was
        recorded or its visit counted. Shares are of those started. Recent leads have had less time to close.
      </p>
      <p>{betterWords(period.doors)}</p>
      <div className="max-w-3xl">
        <DataTable
          caption="Quiz and chat side by side"
          rows={rows}
          rowKey={({ of }) => of}
          columns={[
            { label: "Outcome", cell: ({ label }) => label },
            ...DOORS.map((door) => ({
              label: DOOR_WORDS[door],
              cell: ({ of }: { of: Outcome }) => outcomeCell({ of, door, period, before }),
            })),
          ]}
        />
      </div>
    </Panel>
  );
}

type CellProps = { of: Outcome; door: Door; period: StepPeriod; before: StepPeriod };

function outcomeCell({ of, door, period, before }: CellProps) {
  const { label, filters } = OUTCOMES[of];
  const [now, earlier] = [period, before].map(({ doors }) => shareOf(doors, door, of));
  const isBetter = of !== "started" && betterDoor(period.doors, of) === door;
  const to = doorLink(period, { type: door, ...filters });
  const gone = of === "started" && expiredText(outcomeOf(period.doors, door)?.expired ?? 0);
  return (
    <>
      <span className={isBetter ? "font-semibold" : ""}>
        {countLink(`${DOOR_WORDS[door]}, ${label}`, now?.count ?? 0, to)}
        {percentWords(of, now?.percent)}
      </span>
      {gone && <span className="text-ink-2 ms-auto block max-w-32 text-xs whitespace-normal">{gone}</span>}
      <span className="text-ink-2 block text-xs">
        was {countText(earlier?.count ?? 0)}
        {percentWords(of, earlier?.percent)}
      </span>
    </>
  );
}

function outcomeOf(doors: readonly DoorOutcome[], door: Door): DoorOutcome | undefined {
  return doors.find((one) => one.door === door);
}

function shareOf(doors: readonly DoorOutcome[], door: Door, of: Outcome) {
  const outcome = outcomeOf(doors, door);
  return share(outcome?.[of] ?? 0, outcome?.started ?? 0);
}

const percentWords = (of: Outcome, percent: number | null | undefined) =>
  of === "started" || typeof percent !== "number" ? "" : ` (${percentText(percent)})`;

/** The list of what was started in the period's days, which are of UTC. */
function doorLink({ from, to }: StepPeriod, filters: Record<string, string>): string {
  const days = { from: `${from}T00:00:00.000Z`, to: `${to}T23:59:59.999Z` };
  return `/admin?${new URLSearchParams({ tab: "assessments", ...filters, ...days })}`;
}

/** `Of those who start, the quiz brings more Won; the chat more leads and booked calls.` */
function betterWords(doors: readonly DoorOutcome[]): string {
  const parts = DOORS.map((door) => ({
    door,
    more: DOOR_OUTCOMES.filter((of) => betterDoor(doors, of) === door).map((of) => MORE[of]),
  })).filter(({ more }) => more.length > 0);
  if (parts.length === 0)
    return "Too few people started, or the two are too close, to say whether the quiz or the chat brings more.";
  const words = parts.map(({ door, more }) => `the ${door} brings more ${AND.format(more)}`);
  return `Of 100 who start, ${words.join("; ")}.`;
}

const MORE = { leads: "leads", calls: "booked calls", won: "deals" };
const AND = new Intl.ListFormat("en-US");
