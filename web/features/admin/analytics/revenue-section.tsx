import type { Analytics } from "#domain/analytics/analytics";
import { countText, moneyText, percentText } from "../data/figures.ts";
import { Figure } from "./figure.tsx";
import { FigureList, Section } from "./section.tsx";

type Props = { revenue: Analytics["revenue"]; pipeline: Analytics["pipeline"] };

/** The value of the period's leads. */
export function RevenueSection({ revenue, pipeline }: Props) {
  const countOf = (wanted: string) => pipeline.find(({ status }) => status === wanted)?.count ?? 0;
  const [won, sql, lost] = [countOf("Won"), countOf("SQL"), countOf("Lost")];
  return (
    <Section title="Revenue Intelligence" note="Leads with an email address.">
      <FigureList columns={4}>
        <Figure
          label="Total pipeline value"
          value={moneyText(revenue.totalValue)}
          formula="Sum of all deal values, in all five stages"
          note={`${countText(revenue.dealCount)} leads with a deal value`}
        />
        <Figure
          label="Average deal value"
          value={moneyText(revenue.averageValue)}
          formula="Sum of deal values ÷ leads with a deal value; a value of 0 counts"
          note={`${countText(revenue.dealCount)} leads with a deal value`}
          sample={revenue.dealCount}
        />
        <Figure
          label="Win rate (SQL to Won)"
          value={percentText(revenue.winRate)}
          formula="Leads now in Won ÷ leads now in SQL. Above 100% when more are won than are still in SQL."
          note={`${countText(won)} Won, ${countText(sql)} SQL`}
          sample={sql}
        />
        <Figure
          label="Close rate"
          value={percentText(revenue.closeRate)}
          formula="Won ÷ (Won + Lost): how many of the decided ones were won"
          note={`${countText(won)} of ${countText(won + lost)} decided`}
          sample={won + lost}
        />
      </FigureList>
    </Section>
  );
}
