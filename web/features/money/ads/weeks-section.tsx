import type { AdsReport, AdWeek } from "#domain/money/report/ads-report";
import { minorDigits } from "#domain/money/ads/currency";
import type { Money } from "#domain/money/ads/money";
import { shortMoneyText } from "#domain/money/ads/money-text";
import { dayTextAt } from "#domain/time/day-text";
import { dayWords, shortDayWords, sumsText, wholeText } from "../report/ads-words.ts";
import { ChartPanel } from "../../kit/charts/chart-panel.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { Legend } from "../../kit/charts/legend.tsx";
import { TrendChart } from "../../kit/charts/trend-chart.tsx";
import { useNow } from "../../kit/time/use-now.ts";

const LEGEND = [
  { label: "Spend", meaning: "spend" },
  { label: "Won value", meaning: "value" },
] as const;

const TITLE = "Spend and value by week";

/** Spend against value, week by week: of the whole account, whatever level the table shows. */
export function WeeksSection({ report }: { report: AdsReport }) {
  const { weeks, currency, timeZone, to } = report;
  const isWhole = to < dayTextAt(useNow(), timeZone);
  const units = 10 ** minorDigits(currency);
  const textOf = (value: number) => wholeText({ currency, amount: Math.round(value * units) });
  const hasOthers = weeks.some(({ spend }) => spend.some((one) => one.currency !== currency));
  return (
    <ChartPanel
      title={TITLE}
      legend={<Legend entries={LEGEND} />}
      name="spend and value by week"
      chart={
        <TrendChart
          points={weeks.map((week) => ({
            label: shortDayWords(week.start),
            values: [spendIn(week, currency).amount / units, week.value / units],
          }))}
          lines={[
            { meaning: "spend", words: (spend) => `${textOf(spend)} spent` },
            { meaning: "value", words: (value) => `${textOf(value)} won` },
          ]}
          title={TITLE}
          tickText={(value) => shortMoneyText(value, currency)}
          isWhole={isWhole}
          note={[
            "All campaigns, weeks from Monday. Value is counted in the week the lead started.",
            !isWhole && "Last week is partial.",
            hasOthers && `Spend in currencies other than ${currency} is only in the data.`,
          ]
            .filter(Boolean)
            .join(" ")}
        />
      }
      table={
        <DataTable
          caption={TITLE}
          rows={weeks.toReversed()}
          rowKey={({ start }) => start}
          columns={[
            { label: "Week from", cell: ({ start }) => dayWords(start) },
            { label: "Spend", cell: ({ spend }) => sumsText(spend) },
            { label: "Value", cell: ({ value }) => wholeText({ currency, amount: value }) },
          ]}
        />
      }
    />
  );
}

function spendIn({ spend }: AdWeek, currency: string): Money {
  return spend.find((one) => one.currency === currency) ?? { currency, amount: 0 };
}
