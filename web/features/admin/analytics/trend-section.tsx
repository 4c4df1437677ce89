import type { AnalyticsPeriod, TrendPoint } from "#domain/analytics/analytics";
import { DataTable } from "../charts/data-table.tsx";
import { Legend } from "../charts/legend.tsx";
import { TrendChart } from "../charts/trend-chart.tsx";
import { countText } from "../data/figures.ts";
import { ChartWithTable, Section } from "./section.tsx";

const HOURS = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const DAYS = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const DATES = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });
const DAY_MS = 86_400_000;

const SERIES = [
  { label: "Started", className: "fill-primary" },
  { label: "Completed", className: "fill-success" },
];

/** Starts and completions step by step through the period. */
export function TrendSection({ trend, period }: { trend: readonly TrendPoint[]; period: AnalyticsPeriod }) {
  const format = stepFormat(trend);
  const points = trend.map(({ start, total, completed, bookingClicks }) => ({
    label: format.format(new Date(start)),
    key: start,
    starts: total,
    completions: completed,
    bookingClicks,
  }));
  if (points.length === 0) {
    return (
      <Section title="Trend">
        <p className="text-base-content/75">
          Starts and completions are drawn here as soon as there are some.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Trend" note={<Legend entries={SERIES} />}>
      <ChartWithTable
        chart={<TrendChart key={period} points={points} title="Starts and completions over time" />}
        table={
          <DataTable
            caption="Starts and completions over time"
            rows={points.toReversed()}
            rowKey={({ key }) => key}
            columns={[
              { label: "From", cell: ({ label }) => label },
              { label: "Started", cell: ({ starts }) => countText(starts) },
              { label: "Completed", cell: ({ completions }) => countText(completions) },
              { label: "Booking clicks", cell: ({ bookingClicks }) => countText(bookingClicks) },
            ]}
          />
        }
      />
    </Section>
  );
}

/** Hours within a day, days within a year, otherwise dates. */
function stepFormat(trend: readonly TrendPoint[]): Intl.DateTimeFormat {
  const [first, second] = trend;
  const last = trend.at(-1);
  if (!first || !last) return DATES;
  const step = second ? Date.parse(second.start) - Date.parse(first.start) : DAY_MS;
  if (step < DAY_MS * 0.9) return HOURS;
  return Date.parse(last.start) - Date.parse(first.start) < 365 * DAY_MS ? DAYS : DATES;
}
