import type { Analytics } from "#domain/analytics/analytics";
import type { Change, KeyFigures } from "#domain/analytics/change";
import type { AnalyticsPeriod } from "#domain/analytics/period";
import { FigureList } from "../../ground/charts/section.tsx";
import { countText, minutesText, percentText } from "../../ground/data/figures.ts";
import { useMoney } from "../../ground/data/use-money.ts";
import { amountChange, minutesChange, rateChange } from "../change-text.ts";
import { changeWords } from "../period-words.ts";
import { Figure } from "../figure.tsx";
import { winRates } from "../win-rates.tsx";

type Props = {
  figures: Pick<Analytics, "revenue" | "funnel" | "firstCall" | "pipeline" | "cohort">;
  change: Change;
  period: AnalyticsPeriod;
  linkTo: (filters: Record<string, string>) => string;
};

/** The six figures that tell how it goes. */
export function KeyTiles({ figures, change, period, linkTo }: Props) {
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
        formula="Deal values of the leads that are Won now, added up"
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
