import type { Analytics, TierPerformance } from "#domain/figures/analytics/analytics";
import type { Change, KeyFigures } from "#domain/figures/analytics/change";
import { funnelSteps } from "#domain/figures/analytics/funnel-steps";
import type { AnalyticsPeriod } from "#domain/figures/analytics/period";
import { worthALook } from "#domain/figures/analytics/worth-a-look";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../../lib/link.tsx";
import { FigureList } from "../../../kit/charts/section.tsx";
import { versionsQuery } from "../../../content/published/published.ts";
import { leadsText, countText, minutesText, percentText } from "../../../kit/data/figures.ts";
import { useMoney } from "../../../kit/data/use-money.ts";
import { Panel } from "../../../kit/look/panel.tsx";
import type { PageProps } from "../analytics-page.tsx";
import { viewPath } from "../analytics-views.ts";
import { amountChange, minutesChange, rateChange } from "../../../kit/charts/change-text.ts";
import { Figure } from "../figure.tsx";
import { changeWords } from "../period-words.ts";
import { ScoreBars, scoredLeads } from "../score-bars.tsx";
import { TiersTable } from "../tiers-table.tsx";
import { TypesBar } from "../types-bar.tsx";
import { winRates } from "../win-rates.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { TrendPanel } from "./trend-panel.tsx";
import { WorthALookPanel } from "./worth-a-look.tsx";

/** How it goes, on one screen. */
export function Overview({ figures, period, linkTo }: PageProps) {
  const { change } = figures;
  const { data: versions = [] } = useQuery(versionsQuery());
  return (
    <div className="@container grid min-w-0 gap-3">
      <KeyTiles figures={figures} change={change} period={period} linkTo={linkTo} />
      <div className="grid gap-3 @5xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <TrendPanel
          trend={figures.trend}
          before={change.trend}
          step={figures.trendStep}
          period={period}
          versions={versions}
        />
        <FunnelPanel steps={funnelSteps(figures)} linkTo={linkTo} />
      </div>
      <div className="grid gap-3 @2xl:grid-cols-2 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,0.72fr)]">
        <TiersPanel tiers={figures.tiers} linkTo={linkTo} />
        <PeoplePanel quality={figures.quality} types={figures.types} />
        <WorthALookPanel found={worthALook(figures)} linkTo={linkTo} />
      </div>
    </div>
  );
}

/** How good the leads are, and how people start. */
function PeoplePanel({ quality, types }: Pick<Analytics, "quality" | "types">) {
  return (
    <Panel
      title="Lead score"
      mark={<span className="text-row text-ink-2">{leadsText(scoredLeads(quality.distribution))}</span>}
      more={
        <Link className="link tap-inline" to={viewPath("tiers")}>
          All figures
        </Link>
      }
    >
      <ScoreBars distribution={quality.distribution} />
      <h3 className="text-row mt-1 font-semibold">Assessment Type Distribution</h3>
      <TypesBar types={types} />
    </Panel>
  );
}

/** The tiers side by side, in short. */
export function TiersPanel({
  tiers,
  linkTo,
}: {
  tiers: readonly TierPerformance[];
  linkTo: (filters: Record<string, string>) => string;
}) {
  return (
    <Panel
      title="Performance by Tier"
      more={
        <Link className="link tap-inline" to={viewPath("tiers")}>
          All figures
        </Link>
      }
    >
      {tiers.length === 0 ? (
        <p className="text-ink-2 text-row">Once assessments are scored, their tiers are compared here.</p>
      ) : (
        <TiersTable tiers={tiers} linkTo={linkTo} />
      )}
    </Panel>
  );
}

type Props = {
  figures: Pick<Analytics, "revenue" | "funnel" | "firstCall" | "pipeline" | "cohort">;
  change: Change;
  period: AnalyticsPeriod;
  linkTo: (filters: Record<string, string>) => string;
};

/** The six figures that tell how it goes. */
function KeyTiles({ figures, change, period, linkTo }: Props) {
  const { revenue, funnel, firstCall } = figures;
  const money = useMoney();
  const note = changeWords(period);
  const courseOf = (key: keyof KeyFigures) => change.course.map((step) => step[key]);
  const both = (key: keyof KeyFigures) => ({ now: change.now[key], before: change.before[key] });
  const [winRate] = winRates(
    figures,
    { change: rateChange(both("winRate"), note), course: courseOf("winRate") },
    linkTo,
  );
  return (
    <FigureList columns={6} label="Key figures">
      <Figure
        label="Leads"
        value={countText(revenue.leads)}
        formula="Assessments with an email address"
        change={amountChange(both("leads"), note)}
        course={courseOf("leads")}
        to={linkTo({ leadsOnly: "true" })}
      />
      <Figure
        label="Completion rate"
        value={percentText(funnel.completionRate)}
        formula="Completed ÷ all assessments"
        change={rateChange(both("completionRate"), note)}
        course={courseOf("completionRate")}
        sample={funnel.total}
      />
      <Figure
        label="Booked calls"
        value={countText(funnel.callsBooked)}
        formula="Leads with a booked call that was not canceled"
        change={amountChange(both("callsBooked"), note)}
        course={courseOf("callsBooked")}
        to={linkTo({ call: "booked" })}
      />
      <Figure
        label="Won value"
        value={money(revenue.wonValue)}
        formula="Total deal value of the leads that are Won now"
        change={amountChange(both("wonValue"), note)}
        course={courseOf("wonValue")}
        to={linkTo({ leadStatus: "Won", leadsOnly: "true" })}
      />
      <Figure {...winRate} />
      <Figure
        label="Median first call"
        value={minutesText(firstCall.medianMinutes)}
        formula="Half of the called leads were called within this, in calling hours"
        change={minutesChange(both("medianMinutes"), note)}
        course={courseOf("medianMinutes")}
        sample={firstCall.called}
      />
    </FigureList>
  );
}
