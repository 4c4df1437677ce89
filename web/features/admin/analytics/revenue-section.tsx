import type { KeyFigures } from "#domain/analytics/change";
import type { LeadStatus } from "#domain/leads/pipeline";
import { countLink } from "../ground/charts/count-link.tsx";
import { FigureList, Section } from "../ground/charts/section.tsx";
import { countText, percentText } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import type { PageProps } from "./analytics-page.tsx";
import { amountChange, rateChange } from "./change-text.ts";
import { Figure } from "./figure.tsx";
import { changeWords, comparedWith } from "./period-words.ts";

/** What the period's leads are worth: four figures with their change, and what stands behind them. */
export function RevenueSection(props: RevenueProps) {
  return (
    <Section title="Revenue Intelligence" note={`Leads with an email address. ${comparedWith(props.period)}`}>
      <Headline {...props} />
      <FurtherFigures {...props} />
    </Section>
  );
}

type RevenueProps = Omit<PageProps, "figures"> & {
  figures: Pick<PageProps["figures"], "revenue" | "change" | "pipeline" | "cohort">;
};

function Headline({ figures: { revenue, change, pipeline }, period, linkTo }: RevenueProps) {
  const money = useMoney();
  const [won, sql] = [countIn(pipeline, "Won"), countIn(pipeline, "SQL")];
  const note = changeWords(period);
  const both = (key: keyof KeyFigures) => ({ now: change.now[key], before: change.before[key] });
  const courseOf = (key: keyof KeyFigures) => change.course.map((step) => step[key]);
  return (
    <FigureList columns={4}>
      <Figure
        label="Won value"
        value={money(revenue.wonValue)}
        change={amountChange(both("wonValue"), note)}
        course={courseOf("wonValue")}
        formula="Deal values of the leads that are Won now, added up"
        note={[`${countText(won)} Won`, noValueText(revenue.wonWithoutValue)].filter(Boolean).join(" · ")}
        to={linkTo({ leadStatus: "Won", leadsOnly: "true" })}
      />
      <Figure
        label="Total pipeline value"
        value={money(revenue.totalValue)}
        change={amountChange(both("totalValue"), note)}
        course={courseOf("totalValue")}
        formula="All deal values added up, in all five stages, Won and Lost too"
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
      <Figure
        label="Win rate (SQL to Won)"
        value={percentText(revenue.winRate)}
        change={rateChange(both("winRate"), note)}
        course={courseOf("winRate")}
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

function FurtherFigures({ figures: { revenue, cohort, pipeline }, linkTo }: RevenueProps) {
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

function countIn(pipeline: RevenueProps["figures"]["pipeline"], wanted: LeadStatus): number {
  return pipeline.find(({ status }) => status === wanted)?.count ?? 0;
}

function stageLink(status: LeadStatus, count: number, linkTo: PageProps["linkTo"]) {
  return countLink(status, count, linkTo({ leadStatus: status, leadsOnly: "true" }));
}
