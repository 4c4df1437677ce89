import type { Analytics, AnalyticsPeriod } from "#domain/analytics/analytics";
import { countText, percentText } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { amountChange, rateChange } from "./change-text.tsx";
import { countLink } from "../ground/charts/count-link.tsx";
import { Figure } from "./figure.tsx";
import { comparedWith } from "./period-words.ts";
import { FigureList, Section } from "../ground/charts/section.tsx";

type Props = Pick<Analytics, "revenue" | "before" | "cohort" | "pipeline"> & {
  linkTo: (filters: Record<string, string>) => string;
};

/** What the period's leads are worth: four figures with their change, and what stands behind them. */
export function RevenueSection({ period, ...props }: Props & { period: AnalyticsPeriod }) {
  return (
    <Section
      title="Revenue Intelligence"
      note={`Leads with an email address. ${comparedWith(period)}`.trimEnd()}
    >
      <Headline {...props} />
      <FurtherFigures {...props} />
    </Section>
  );
}

function Headline({ revenue, before, pipeline, linkTo }: Props) {
  const money = useMoney();
  const { wonValue, totalValue, leads, winRate } = revenue;
  const earlier = before?.revenue;
  const [won, sql] = [countIn(pipeline, "Won"), countIn(pipeline, "SQL")];
  return (
    <FigureList columns={4}>
      <Figure
        isHeadline
        label="Won value"
        value={money(wonValue)}
        beside={earlier && amountChange(wonValue, earlier.wonValue, money)}
        formula="Deal values of the leads that are Won now, added up"
        note={[`${countText(won)} Won`, noValueText(revenue.wonWithoutValue)].filter(Boolean).join(" · ")}
        to={linkTo({ leadStatus: "Won", leadsOnly: "true" })}
      />
      <Figure
        isHeadline
        label="Total pipeline value"
        value={money(totalValue)}
        beside={earlier && amountChange(totalValue, earlier.totalValue, money)}
        formula="All deal values added up, in all five stages, Won and Lost too"
        note={`${countText(revenue.dealCount)} leads with a deal value`}
        to={linkTo({ leadsOnly: "true", sort: "dealValue" })}
      />
      <Figure
        isHeadline
        label="Leads"
        value={countText(leads)}
        beside={earlier && amountChange(leads, earlier.leads, countText)}
        formula="Assessments with an email address"
        to={linkTo({ leadsOnly: "true" })}
      />
      <Figure
        isHeadline
        label="Win rate (SQL to Won)"
        value={percentText(winRate)}
        beside={earlier && rateChange(winRate, earlier.winRate)}
        formula="Leads that are Won now ÷ leads that are SQL now. Above 100% when more are Won than are still SQL."
        note={
          <>
            {stageLink("Won", won, linkTo)} Won, {stageLink("SQL", sql, linkTo)} SQL
          </>
        }
        sample={sql}
      />
    </FigureList>
  );
}

function FurtherFigures({ revenue, cohort, pipeline, linkTo }: Props) {
  const money = useMoney();
  const [won, lost] = [countIn(pipeline, "Won"), countIn(pipeline, "Lost")];
  return (
    <FigureList columns={3}>
      <Figure
        label="Average deal value"
        value={money(revenue.averageValue)}
        formula="All deal values added up ÷ leads with a deal value. A value of 0 counts."
        note={`${countText(revenue.dealCount)} leads with a deal value`}
        sample={revenue.dealCount}
      />
      <Figure
        label="Win rate of new SQLs"
        value={percentText(cohort.winRate)}
        formula="Of the leads that became SQL in the period, whenever they came: how many are Won now. A lead counts once, by its first move to SQL."
        note={`${countText(cohort.won)} Won of ${countText(cohort.leads)} that became SQL`}
        sample={cohort.leads}
      />
      <Figure
        label="Close rate"
        value={percentText(revenue.closeRate)}
        formula="Won ÷ (Won + Lost): how many of the decided leads were won"
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

function countIn(pipeline: Analytics["pipeline"], wanted: string): number {
  return pipeline.find(({ status }) => status === wanted)?.count ?? 0;
}

function stageLink(status: string, count: number, linkTo: Props["linkTo"]) {
  return countLink(status, count, linkTo({ leadStatus: status, leadsOnly: "true" }));
}
