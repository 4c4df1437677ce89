import type { Change } from "#domain/figures/analytics/change";
import {
  SPEED_LEADS_MIN,
  type FirstCallFigures,
  type SpeedTotals,
} from "#domain/figures/analytics/first-call";
import type { AnalyticsPeriod } from "#domain/figures/analytics/period";
import type { FirstCallSpeed } from "#domain/calls/consequences/first-call-speed";
import { settingsPath } from "#domain/settings/settings-section";
import { Link } from "../../../lib/link.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { BarList } from "../../kit/charts/bar-list.tsx";
import { ChartPanel } from "../../kit/charts/chart-panel.tsx";
import { countLink } from "../../kit/charts/count-link.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { FigureList, Section } from "../../kit/charts/section.tsx";
import { countText, minutesText, percentText } from "../../kit/data/figures.ts";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { Panel } from "../../kit/look/panel.tsx";
import { personName } from "../../people/staff/person-name.ts";
import { minutesChange } from "../../kit/charts/change-text.ts";
import { Figure } from "./figure.tsx";
import { byTheClock, FirstCallTable } from "./first-call-table.tsx";
import { changeWords } from "./period-words.ts";

type Props = {
  firstCall: FirstCallFigures;
  change: Change;
  period: AnalyticsPeriod;
  linkTo: (filters: Record<string, string>) => string;
};

/** How soon leads were called first, by whom, and what became of them. */
export function FirstCallSection({ firstCall, change, period, linkTo }: Props) {
  const { called, neverCalled, bands, owners, speeds } = firstCall;
  if (called + neverCalled.count === 0) {
    return (
      <Panel title="First call">
        <EmptyPlace
          title="No lead could be called in this period"
          actions={
            <Link to={settingsPath("calls")} className={buttonClass({ variant: "outline" })}>
              See calling hours
            </Link>
          }
        >
          Once leads leave a number, this shows how soon they were called, by lead score and by person, and
          how many were reached and won.
        </EmptyPlace>
      </Panel>
    );
  }
  return (
    <Section
      title="First call"
      note="Includes leads already called and leads still callable. Only calling hours count: when your team is on and it’s daytime for the lead. ‘By the clock’ is how long the lead waited, nights, weekends and holidays included. A call counts for the person who made it; a lead nobody has called counts for its owner."
    >
      <FirstCallList firstCall={firstCall} change={change} period={period} linkTo={linkTo} />
      <FirstCallSpeeds speeds={speeds} linkTo={linkTo} />
      <div className="grid items-start gap-3 2xl:grid-cols-2">
        <FirstCallTable
          title="By lead score"
          caption="First calls by lead score"
          name="Lead score"
          rows={bands}
          keyOf={({ band }) => band}
          nameOf={({ band }) => band}
        />
        <FirstCallTable
          title="By owner"
          caption="First calls by owner"
          name="Owner"
          rows={owners}
          keyOf={({ owner }) => owner ?? ""}
          nameOf={ownerName}
          neverLinkOf={({ owner }) => linkTo({ outcome: "never", owner: owner ?? "none" })}
        />
      </div>
    </Section>
  );
}

function FirstCallList({ firstCall, change, period, linkTo }: Props) {
  const { called, neverCalled, inTime, medianMinutes, ninetiethMinutes, lived } = firstCall;
  const calls = `${countText(called)} first calls`;
  return (
    <FigureList columns={4}>
      <Figure
        label="Median time to first call"
        value={minutesText(medianMinutes)}
        change={minutesChange(
          { now: change.now.medianMinutes, before: change.before.medianMinutes },
          changeWords(period),
        )}
        course={change.course.map((step) => step.medianMinutes)}
        formula="Half of the called leads were called within this, from when they could first be called to the first recorded outcome. The large figure counts calling hours only. Past 8 hours it is rounded up to whole hours."
        note={`${bothTimes(lived.medianMinutes)} · ${calls}`}
        sample={called}
      />
      <Figure
        label="90th percentile"
        value={minutesText(ninetiethMinutes)}
        formula="Nine in ten of the called leads were called within this, from when they could first be called to the first recorded outcome. The large figure counts calling hours only."
        note={`${bothTimes(lived.ninetiethMinutes)} · ${calls}`}
        sample={called}
      />
      <Figure
        label="Called within target"
        value={percentText(inTime.percent)}
        formula="First calls made by the time they were due ÷ leads called. Leads never called are left out."
        note={`${countText(inTime.count)} of ${calls}`}
        sample={called}
      />
      <Figure
        label="Never called"
        value={countText(neverCalled.count)}
        formula="Leads who left a number, may be called, and have neither a booked call nor a recorded one. New leads and all stages are included."
        note={`${percentText(neverCalled.percent)} of ${countText(called + neverCalled.count)} leads`}
        to={linkTo({ outcome: "never" })}
      />
    </FigureList>
  );
}

/** Under a time in calling hours. */
function bothTimes(lived: number | null): string {
  return ["of calling hours", byTheClock(lived)].filter(Boolean).join(" · ");
}

function ownerName({ owner }: { owner: string | null }) {
  if (owner === null) return "Unassigned";
  return (
    <bdi className="line-clamp-2 max-w-52 break-all whitespace-normal" title={owner}>
      {personName(owner)}
    </bdi>
  );
}

type FirstCallSpeedsProps = {
  speeds: readonly SpeedTotals[];
  linkTo: (filters: Record<string, string>) => string;
};

/** Each says which time it means: by the clock, a call within 5 minutes may come after a weekend. */
const SPEED_NAMES: Record<FirstCallSpeed, string> = {
  "5m": "Within 5 minutes of calling hours",
  "30m": "5 to 30 minutes of calling hours",
  "1h": "30 to 60 minutes of calling hours",
  "4h": "1 to 4 calling hours",
  "8h": "4 to 8 calling hours",
  later: "After 8 calling hours",
  never: "Never called",
};

/** What became of leads by how fast their first call was. */
function FirstCallSpeeds({ speeds, linkTo }: FirstCallSpeedsProps) {
  const called = speeds.filter(({ speed }) => speed !== "never");
  return (
    <ChartPanel
      title="Reached and won, by how soon they were called"
      name="leads by how fast they were called"
      chart={
        <>
          <BarList
            columns={[{ label: "Reached" }, { label: "Won" }, { label: "Leads" }, { label: "Median wait" }]}
            bars={called.map(({ speed, leads, lived, reachedPercent, wonPercent }) => ({
              label: SPEED_NAMES[speed],
              amount: reachedPercent ?? 0,
              figures: [
                percentText(reachedPercent),
                percentText(wonPercent),
                countText(leads),
                minutesText(lived.medianMinutes),
              ],
            }))}
          />
          <p className="text-ink-3 mt-3 text-xs">
            Reached by any call, not only the first. Percentages of fewer than {SPEED_LEADS_MIN} leads are not
            shown.
          </p>
        </>
      }
      table={
        <DataTable
          caption="Outcome by speed of first call"
          rows={speeds}
          rowKey={({ speed }) => speed}
          columns={[
            { label: "First call", cell: ({ speed }) => SPEED_NAMES[speed] },
            {
              label: "Leads",
              cell: ({ speed, leads }) =>
                countLink(
                  SPEED_NAMES[speed],
                  leads,
                  speed === "never" ? linkTo({ outcome: "never" }) : undefined,
                ),
            },
            { label: "Median by the clock", cell: ({ lived }) => minutesText(lived.medianMinutes) },
            {
              label: "90th percentile by the clock",
              cell: ({ lived }) => minutesText(lived.ninetiethMinutes),
            },
            { label: "Reached", cell: ({ reachedPercent }) => percentText(reachedPercent) },
            { label: "Won", cell: ({ wonPercent }) => percentText(wonPercent) },
          ]}
        />
      }
    />
  );
}
