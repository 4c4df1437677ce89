import type { AnalyticsPeriod } from "#domain/analytics/period";
import {
  counted,
  leadsOf,
  plainFigures,
  plainRevenue,
  populationBefore,
  populationSince,
} from "./plain-figures.ts";
import { plainFirstCalls } from "./plain-first-calls.ts";
import type { RawAssessment } from "../random/random-assessments.ts";

// What has changed once more, from the rows alone.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The changes of a period; those of All Time are of the last 30 days. */
export function plainChange(
  rows: readonly RawAssessment[],
  asked: AnalyticsPeriod,
  zone: string,
  now: number,
) {
  const period = asked === "all" ? "30d" : asked;
  const since = populationSince(period, zone, now);
  const before = populationBefore(period, zone, now);
  const own = between(rows, since, Number.POSITIVE_INFINITY);
  return {
    period,
    now: compared(own),
    before: compared(between(rows, before.start, before.end)),
    course: wholeSteps(period, since, now).map(([from, to]) => keys(between(own, from, to))),
  };
}

/** Those created from a time up to another. */
export const between = (rows: readonly RawAssessment[], from: number, to: number) =>
  rows.filter(({ created_at: at }) => at >= from && at < to);

function wholeSteps(period: AnalyticsPeriod, since: number, now: number): [from: number, to: number][] {
  const width = period === "today" ? HOUR_MS : DAY_MS;
  const first = period === "today" ? since : Math.ceil(since / DAY_MS) * DAY_MS;
  const steps: [number, number][] = [];
  for (let from = first; from + width <= now; from += width) steps.push([from, from + width]);
  return steps;
}

/** A course has up to thirty steps: of each no more is worked out than is shown. */
function keys(all: readonly RawAssessment[]) {
  const rows = counted(all);
  const completed = rows.filter(({ completed_at }) => completed_at !== null).length;
  const { leads, wonValue, totalValue, winRate } = plainRevenue(leadsOf(all));
  return {
    leads,
    completionRate: rows.length === 0 ? null : Math.round((completed / rows.length) * 1000) / 10,
    callsBooked: rows.filter(({ call_booked_at }) => call_booked_at !== null).length,
    wonValue,
    totalValue,
    winRate,
    medianMinutes: plainFirstCalls(rows).medianMinutes,
  };
}

function compared(rows: readonly RawAssessment[]) {
  const { funnel, quality, pipeline, revenue } = plainFigures(rows);
  const won = pipeline.find(({ status }) => status === "Won")?.count ?? 0;
  const counts = [
    ["started", counted(rows).length],
    ["completed", funnel.completed],
    ["leads", revenue.leads],
    ["hub", quality.hubVisits],
    ["clicked", funnel.bookingClicks],
    ["booked", funnel.callsBooked],
    ["held", funnel.callsHeld],
    ["won", won],
  ] as const;
  const steps = counts.map(([step, count], index) => {
    const whole = counts[index - 1]?.[1] ?? 0;
    return {
      step,
      count,
      percent: whole === 0 || count > whole ? null : Math.round((count / whole) * 1000) / 10,
    };
  });
  return { ...keys(rows), steps };
}
