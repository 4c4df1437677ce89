import type { AnalyticsPeriod, TrendPoint } from "#domain/analytics/analytics";
import type { TrendStep } from "#domain/analytics/trend-steps";
import { DataTable } from "../ground/charts/data-table.tsx";
import { Legend } from "../ground/charts/legend.tsx";
import { TrendChart } from "../ground/charts/trend-chart.tsx";
import { expiredText } from "../ground/data/expired-text.ts";
import { countText } from "../ground/data/figures.ts";
import { ChartWithTable } from "../ground/charts/chart-with-table.tsx";
import { stretchLink } from "./list-link.ts";
import { Section } from "../ground/charts/section.tsx";

const HOURS = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const DAYS = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const DATES = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });
const DAY_MS = 86_400_000;

const SERIES = [
  { label: "Started", meaning: "started", words: (count: number) => `${countText(count)} started` },
  { label: "Completed", meaning: "completed", words: (count: number) => `${countText(count)} completed` },
] as const;

type Props = { trend: readonly TrendPoint[]; step: TrendStep; period: AnalyticsPeriod };

/** Starts and completions step by step through the period. */
export function TrendSection({ trend, step, period }: Props) {
  const format = stepFormat(trend, step);
  const points = trend.map(({ start, total, expired, completed, bookingClicks }, index) => ({
    label: format.format(new Date(start)),
    key: start,
    to: stretchLink(start, trend[index + 1]?.start ?? null),
    values: [total, completed],
    starts: total,
    expired,
    completions: completed,
    bookingClicks,
  }));
  const last = points.at(-1);
  if (!last) {
    return (
      <Section title="Trend">
        <p className="text-base-content/75">Starts and completions appear here as soon as there are some.</p>
      </Section>
    );
  }
  return (
    <Section title="Trend" note={<Legend entries={SERIES} />}>
      <ChartWithTable
        name="starts and completions over time"
        chart={
          <>
            <TrendChart
              key={period}
              points={points}
              lines={SERIES}
              title="Starts and completions over time"
              tickText={countText}
            />
            <p className="text-base-content/75 text-xs">{partsInWords(trend, step, period, last.label)}</p>
          </>
        }
        table={
          <DataTable
            caption="Starts and completions over time"
            rows={points.toReversed()}
            rowKey={({ key }) => key}
            linkOf={({ to }) => to}
            columns={[
              { label: "From", cell: ({ key, label }) => (key === last.key ? `${label}, so far` : label) },
              {
                label: "Started",
                cell: ({ starts, expired }) => startedCell(starts, expired),
              },
              { label: "Completed", cell: ({ completions }) => countText(completions) },
              { label: "Booking clicks", cell: ({ bookingClicks }) => countText(bookingClicks) },
            ]}
          />
        }
      />
    </Section>
  );
}

function startedCell(starts: number, expired: number) {
  const gone = expiredText(expired);
  return (
    <>
      {countText(starts)}
      {gone && (
        <span className="text-base-content/75 ms-auto block max-w-32 text-xs whitespace-normal">{gone}</span>
      )}
    </>
  );
}

/** Which steps are not whole: the last is not over, and a rolling period begins in the middle of a day. */
function partsInWords(
  [first]: readonly TrendPoint[],
  step: TrendStep,
  period: AnalyticsPeriod,
  last: string,
): string {
  const open = step === "day" ? last : `the ${step} from ${last}`;
  const dashed = `Dashed: ${open} is not over yet.`;
  if (!first || (period !== "7d" && period !== "30d")) return dashed;
  const start = new Date(first.start);
  return `${dashed} ${DAYS.format(start)} counts from ${HOURS.format(start)} on.`;
}

/** Hours within a day, days within a year, otherwise dates. */
function stepFormat(trend: readonly TrendPoint[], step: TrendStep): Intl.DateTimeFormat {
  if (step === "hour") return HOURS;
  const [first] = trend;
  const last = trend.at(-1);
  if (!first || !last) return DATES;
  return Date.parse(last.start) - Date.parse(first.start) < 365 * DAY_MS ? DAYS : DATES;
}
