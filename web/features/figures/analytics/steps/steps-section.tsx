import { medianBelow } from "#domain/figures/steps/active-time";
import { DOORS, type Door } from "#domain/door";
import type { BreakablePage } from "#domain/figures/steps/page-failure";
import { stepMap, stopRate, type StepMap, type StepStops } from "#domain/figures/steps/step-map";
import type { StepPeriod, StepsReport } from "#domain/figures/steps/step-report";
import { use } from "react";
import { useStaffWords } from "../../../content/published/published.ts";
import { ChartPanel } from "../../../kit/charts/chart-panel.tsx";
import { DataTable } from "../../../kit/charts/data-table.tsx";
import { Legend } from "../../../kit/charts/legend.tsx";
import { countText, percentText, NO_FIGURE } from "../../../kit/data/figures.ts";
import { ALONE } from "../../../kit/data/table-frame.tsx";
import { secondsText } from "./step-details.tsx";
import { AskedSteps, DOOR_WORDS, stepWords } from "./step-words.ts";
import { Way } from "./way.tsx";

/** The way through each door, or through one. */
export function StepsSection({ report, door }: { report: StepsReport; door: Door | null }) {
  const doors = DOORS.filter((one) => door === null || one === door);
  const ways = doors.map((one) => ({
    map: stepMap(report.period.steps, one),
    before: stepMap(report.before.steps, one),
  }));
  const most = Math.max(...ways.flatMap(({ map }) => map.way.map(({ entered }) => entered)));
  return (
    <AskedSteps value={report.asked}>
      <ChartPanel
        title="Landing page to booked call"
        name="where people stop"
        note={
          <>
            <p className="mb-1">
              The wider a bar, the more people. Press a step for its sources, devices and times.
            </p>
            <Legend
              entries={[
                { label: "Went on", meaning: "onward" },
                { label: "Took the other path", meaning: "elsewhere" },
                { label: "Stopped here", meaning: "stopped" },
              ]}
            />
          </>
        }
        chart={
          <div className="@container space-y-4">
            <div
              className={`grid grid-cols-[minmax(0,1fr)] gap-8 *:min-w-0 ${ways.length > 1 ? "@min-[70rem]:grid-cols-2" : ""}`}
            >
              {ways.map(({ map, before }) => (
                <Way key={map.door} map={map} before={before} most={most} />
              ))}
            </div>
            <StepNotes report={report} doors={doors} />
          </div>
        }
        table={<StepsTable ways={ways} />}
      />
    </AskedSteps>
  );
}

function StepNotes({ report, doors }: { report: StepsReport; doors: readonly Door[] }) {
  return (
    <div className="text-ink-2 max-w-prose text-sm">
      {doors.includes("chat") && (
        <p>Chats differ in length, so fewer people at a later message are not a loss.</p>
      )}
      <p>{coverageWords(report, doors)} Leads of Meta forms have no steps here.</p>
      {[...failureWords(report), ...surplusWords(report, doors)].map((words) => (
        <p key={words} className="border-wait rounded-field text-ink mt-2 border px-3 py-2">
          {words}
        </p>
      ))}
    </div>
  );
}

/** What visits counted of doors, beside all that started through them. */
function covered({ coverage, doors }: StepPeriod, shown: readonly Door[]) {
  return coverage
    .filter(({ door }) => shown.includes(door))
    .map((one) => ({ ...one, started: doors.find(({ door }) => door === one.door)?.started ?? 0 }));
}

/** `Not counted: 25.0% of the 436 quiz starts and 30.0% of the 276 chat starts. …` */
function coverageWords({ period, source, device }: StepsReport, doors: readonly Door[]): string {
  const shares = covered(period, doors)
    .filter(({ started, notCounted }) => started > 0 && notCounted !== null)
    .map(
      ({ door, started, notCounted }) =>
        `${percentText(notCounted)} of the ${countText(started)} ${door} starts`,
    );
  if (shares.length === 0) return "";
  const from = source || device ? " from all sources and devices" : "";
  return `Not counted: ${shares.join(" and ")}${from}. These are staff, people who declined or weren’t asked, and pages that closed before they could report.`;
}

/** Visits cannot start more often than the server stored; a few who come back at midnight can. */
function surplusWords({ period }: StepsReport, doors: readonly Door[]): string[] {
  return covered(period, doors)
    .filter(({ started, counted }) => counted > started)
    .map(
      ({ door, started, counted }) =>
        `Visits counted ${countText(counted)} ${door} starts, but there were ${countText(started)}: some people came back later, or someone is sending fake visits.`,
    );
}

/** `Pages that stopped working: quiz 3 times, landing page once. …` */
function failureWords({ failures }: StepsReport): string[] {
  if (failures.length === 0) return [];
  const pages = failures.map(
    (one) => `${PAGE_WORDS[one.page]} ${one.failures === 1 ? "once" : `${countText(one.failures)} times`}`,
  );
  return [
    `Pages that stopped working for a visitor: ${pages.join(", ")}. Ask whoever maintains the site to fix them.`,
  ];
}

const PAGE_WORDS: Record<BreakablePage, string> = {
  landing: "landing page",
  quiz: "quiz",
  chat: "chat",
  hub: "strategy hub",
  plan: "plan",
  privacy: "privacy policy",
  terms: "terms",
  notFound: "page not found",
};

type Row = StepStops & { door: Door; before: StepStops | undefined };

/** What the picture shows, and what its steps open to, in numbers. */
function StepsTable({ ways }: { ways: readonly { map: StepMap; before: StepMap }[] }) {
  const asked = use(AskedSteps);
  const words = useStaffWords();
  const rows: Row[] = ways.flatMap(({ map, before }) => {
    const earlier = [...before.way, ...before.beside];
    return [...map.way, ...map.beside].map((stops) => ({
      ...stops,
      door: map.door,
      before: earlier.find(({ step }) => step === stops.step),
    }));
  });
  return (
    <DataTable
      caption="Where people stop"
      most={ALONE}
      rows={rows}
      rowKey={({ door, step }) => `${door} ${step}`}
      columns={[
        { label: "Step", cell: ({ step }) => stepWords(step, asked, words) },
        { label: "Started with", cell: ({ door }) => DOOR_WORDS[door] },
        { label: "People", cell: ({ entered }) => countText(entered) },
        { label: "Stopped", cell: ({ stopped }) => countText(stopped) },
        { label: "Share stopped", cell: (stops) => percentText(stopRate(stops)) },
        { label: "People before", cell: ({ before }) => countText(before?.entered ?? 0) },
        { label: "Share before", cell: ({ before }) => percentText(before ? stopRate(before) : null) },
        { label: "Went back", cell: ({ back }) => countText(back) },
        { label: "Errors", cell: ({ error }) => countText(error) },
        { label: "Half stayed under", cell: ({ times }) => medianText(times) },
      ]}
    />
  );
}

function medianText(times: readonly number[]): string {
  const median = medianBelow(times);
  return median === null ? NO_FIGURE : secondsText(median);
}
