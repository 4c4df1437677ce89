import type { ComparedPeriod, AnalyticsPeriod } from "#domain/figures/analytics/period";
import type { TrendPoint, TrendStep } from "#domain/figures/analytics/trend-steps";
import type { ContentVersion } from "#domain/content/content-version";
import { ChartPanel } from "../../../kit/charts/chart-panel.tsx";
import { DataTable } from "../../../kit/charts/data-table.tsx";
import { Legend } from "../../../kit/charts/legend.tsx";
import { TrendChart, type TrendMark } from "../../../kit/charts/trend-chart.tsx";
import { expiredText } from "../../../kit/data/expired-text.ts";
import { countText } from "../../../kit/data/figures.ts";
import { stretchLink } from "../list-link.ts";

const HOURS = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
const DAYS = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const DATES = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const DAY_MS = 86_400_000;

const TITLE = "Starts and completions";
const NAME = "Starts and completions over time";
const SERIES = [
  { label: "Started", meaning: "started", words: (count: number) => `${countText(count)} started` },
  { label: "Completed", meaning: "completed", words: (count: number) => `${countText(count)} completed` },
] as const;

const BEFORE_LABELS: Record<ComparedPeriod, string> = {
  today: "Started yesterday",
  "7d": "Started, 7 days before",
  "30d": "Started, 30 days before",
};

type Props = {
  trend: readonly TrendPoint[];
  /** The trend of the period before, which All Time has none of. */
  before: readonly TrendPoint[];
  step: TrendStep;
  period: AnalyticsPeriod;
  /** What was published of the funnel, which is marked where it was. */
  versions: readonly ContentVersion[];
};

/** Starts and completions step by step through the period, with the starts of the period before. */
export function TrendPanel({ trend, before, step, period, versions }: Props) {
  const points = pointsOf(trend, before, step);
  const compared = period === "all" ? [] : [beforeLine(period)];
  const last = points.at(-1);
  if (!last) return null;
  return (
    <ChartPanel
      title={TITLE}
      name="starts and completions over time"
      legend={<Legend entries={[...SERIES, ...compared]} />}
      chart={
        <TrendChart
          key={`${period} ${points[0]?.key}`}
          points={points}
          lines={[...SERIES, ...compared]}
          title={NAME}
          tickText={countText}
          marks={publishMarks(trend, versions)}
          height={262}
          note={partsInWords(trend, step, period, last.label)}
        />
      }
      table={
        <DataTable
          caption={NAME}
          rows={points.toReversed()}
          rowKey={({ key }) => key}
          linkOf={({ to }) => to}
          columns={[
            { label: "From", cell: ({ key, label }) => (key === last.key ? `${label}, so far` : label) },
            { label: "Started", cell: ({ starts, expired }) => startedCell(starts, expired) },
            ...(period === "all"
              ? []
              : [{ label: "Before", cell: ({ earlier }: Point) => countText(earlier) }]),
            { label: "Completed", cell: ({ completions }) => countText(completions) },
            { label: "Booking clicks", cell: ({ bookingClicks }) => countText(bookingClicks) },
          ]}
        />
      }
    />
  );
}

type Point = ReturnType<typeof pointsOf>[number];

function pointsOf(trend: readonly TrendPoint[], before: readonly TrendPoint[], step: TrendStep) {
  const format = stepFormat(trend, step);
  return trend.map(({ start, total, expired, completed, bookingClicks }, index) => {
    const earlier = before[index]?.total ?? null;
    return {
      label: format.format(asWritten(start)),
      key: start,
      to: stretchLink(start, trend[index + 1]?.start ?? null),
      values: [total, completed, ...(before.length > 0 ? [earlier] : [])],
      starts: total,
      earlier,
      expired,
      completions: completed,
      bookingClicks,
    };
  });
}

/** In which step each version of the funnel was published. */
function publishMarks(trend: readonly TrendPoint[], versions: readonly ContentVersion[]): TrendMark[] {
  return versions.flatMap(({ number, at }) => {
    const index = trend.findLastIndex(({ start }) => Date.parse(start) <= Date.parse(at));
    return index < 0 ? [] : [{ index, label: `v${number}`, words: `version ${number} published` }];
  });
}

function beforeLine(period: ComparedPeriod) {
  return {
    label: BEFORE_LABELS[period],
    meaning: "before" as const,
    words: (count: number) => `${countText(count)} before`,
  };
}

function startedCell(starts: number, expired: number) {
  const gone = expiredText(expired);
  return (
    <>
      {countText(starts)}
      {gone && <span className="text-ink-2 ms-auto block max-w-32 text-xs whitespace-normal">{gone}</span>}
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
  const faint = `${capital(open)} is still in progress.`;
  if (!first || (period !== "7d" && period !== "30d")) return faint;
  const start = asWritten(first.start);
  return `${faint} ${DAYS.format(start)} is partial (from ${HOURS.format(start)}).`;
}

/** Date and time as a local time was written, read as if it were UTC: this browser's zone has no part in it. */
function asWritten(local: string): Date {
  return new Date(`${local.slice(0, 16)}Z`);
}

/** Hours within a day, days within a year, otherwise dates. */
function stepFormat(trend: readonly TrendPoint[], step: TrendStep): Intl.DateTimeFormat {
  if (step === "hour") return HOURS;
  const [first] = trend;
  const last = trend.at(-1);
  if (!first || !last) return DATES;
  return Date.parse(last.start) - Date.parse(first.start) < 365 * DAY_MS ? DAYS : DATES;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
