import type { KeyFigures } from "#domain/figures/analytics/change";
import { FigureList, Section } from "../../kit/charts/section.tsx";
import { countText, percentText, noValueText } from "../../kit/data/figures.ts";
import { useMoney } from "../../kit/data/use-money.ts";
import type { PageProps } from "./analytics-page.tsx";
import { amountChange, rateChange } from "../../kit/charts/change-text.ts";
import { Figure, type FigureProps } from "./figure.tsx";
import { changeWords, comparedWith } from "./period-words.ts";
import { countIn, stageLink, winRates } from "./win-rates.tsx";

/** What the period's leads are worth: four figures with their change, and what stands behind them. */
export function RevenueSection({ figures, period, linkTo }: RevenueProps) {
  const note = changeWords(period);
  const { now, before, course } = figures.change;
  const change = rateChange({ now: now.winRate, before: before.winRate }, note);
  const [first, second] = winRates(figures, { change, course: course.map(({ winRate }) => winRate) }, linkTo);
  return (
    <Section title="Revenue Intelligence" note={`Leads with an email address. ${comparedWith(period)}`}>
      <Headline figures={figures} note={note} winRate={first} linkTo={linkTo} />
      <FurtherFigures figures={figures} winRate={second} linkTo={linkTo} />
    </Section>
  );
}

type RevenueProps = Omit<PageProps, "figures"> & {
  figures: Pick<PageProps["figures"], "revenue" | "change" | "pipeline" | "cohort">;
};

type PartProps = Omit<RevenueProps, "period"> & { note: string; winRate: FigureProps };

function Headline({ figures: { revenue, change, pipeline }, note, winRate, linkTo }: PartProps) {
  const money = useMoney();
  const won = countIn(pipeline, "Won");
  const both = (key: keyof KeyFigures) => ({ now: change.now[key], before: change.before[key] });
  const courseOf = (key: keyof KeyFigures) => change.course.map((step) => step[key]);
  return (
    <FigureList columns={4}>
      <Figure
        label="Won value"
        value={money(revenue.wonValue)}
        change={amountChange(both("wonValue"), note)}
        course={courseOf("wonValue")}
        formula="Total deal value of the leads that are Won now"
        note={[`${countText(won)} Won`, noValueText(revenue.wonWithoutValue)].filter(Boolean).join(" · ")}
        to={linkTo({ leadStatus: "Won", leadsOnly: "true" })}
      />
      <Figure
        label="Total pipeline value"
        value={money(revenue.totalValue)}
        change={amountChange(both("totalValue"), note)}
        course={courseOf("totalValue")}
        formula="Total deal value in all five stages, Won and Lost included"
        note={`${countText(revenue.dealCount)} leads with a deal value`}
        to={linkTo({ leadsOnly: "true", sort: "dealValue" })}
      />
      <Figure
        label="Leads"
        value={countText(revenue.leads)}
        change={amountChange(both("leads"), note)}
        course={courseOf("leads")}
        formula="Assessments with an email address"
        to={linkTo({ leadsOnly: "true" })}
      />
      <Figure {...winRate} />
    </FigureList>
  );
}

function FurtherFigures({ figures: { revenue, pipeline }, winRate, linkTo }: Omit<PartProps, "note">) {
  const money = useMoney();
  const [won, lost] = [countIn(pipeline, "Won"), countIn(pipeline, "Lost")];
  return (
    <FigureList columns={3}>
      <Figure
        label="Average deal value"
        value={money(revenue.averageValue)}
        formula="Total deal value ÷ leads with a deal value. A value of 0 counts."
        note={`${countText(revenue.dealCount)} leads with a deal value`}
        sample={revenue.dealCount}
      />
      <Figure {...winRate} />
      <Figure
        label="Close rate"
        value={percentText(revenue.closeRate)}
        formula="Won ÷ (Won + Lost): the share of decided leads that were won"
        note={
          <>
            {stageLink("Won", won, linkTo)} Won, {stageLink("Lost", lost, linkTo)} Lost
          </>
        }
        sample={won + lost}
      />
    </FigureList>
  );
}
