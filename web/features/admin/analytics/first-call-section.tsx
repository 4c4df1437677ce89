import type { Change } from "#domain/analytics/change";
import type { FirstCallFigures } from "#domain/analytics/first-call";
import type { AnalyticsPeriod } from "#domain/analytics/period";
import { countText, minutesText, percentText } from "../ground/data/figures.ts";
import { Figure } from "./figure.tsx";
import { FirstCallSpeeds } from "./first-call-speeds.tsx";
import { FirstCallTable } from "./first-call-table.tsx";
import { byTheClock } from "./by-the-clock.ts";
import { personName } from "../ground/staff/person-name.ts";
import { FigureList, Section } from "../ground/charts/section.tsx";
import { EmptyPlace } from "../ground/look/empty-place.tsx";
import { Panel } from "../ground/look/panel.tsx";
import { settingsPath } from "#domain/settings/settings-section";
import { Link } from "../../../lib/link.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { minutesChange } from "./change-text.ts";
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
      note="Leads who were called, and leads who still can be. Times count calling hours only: your desk is open, and it is daytime for the lead. ‘By the clock’ is how long the lead waited, nights, weekends and holidays included. A call counts for the person who made it; a lead nobody has called counts for its owner."
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
