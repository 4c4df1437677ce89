import type { AnalyticsPeriod } from "#domain/figures/analytics/period";
import { calendarDay, daysAfter, dayTextAt } from "#domain/time/day-text";
import { startOfDay } from "#domain/time/start-of-day";
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
    course: wholeSteps(period, since, now, zone).map(([from, to]) => keys(between(own, from, to))),
  };
}

/** Those created from a time up to another. */
export const between = (rows: readonly RawAssessment[], from: number, to: number) =>
  rows.filter(({ created_at: at }) => at >= from && at < to);

/** The whole hours of today, or the whole days of the zone, that are over. */
function wholeSteps(period: AnalyticsPeriod, since: number, now: number, zone: string): [number, number][] {
  const steps: [number, number][] = [];
  if (period === "today") {
    for (let from = since; from + HOUR_MS <= now; from += HOUR_MS) steps.push([from, from + HOUR_MS]);
    return steps;
  }
  for (
    let day = daysAfter(dayTextAt(since, zone), 1);
    startOf(daysAfter(day, 1), zone) <= now;
    day = daysAfter(day, 1)
  ) {
    steps.push([startOf(day, zone), startOf(daysAfter(day, 1), zone)]);
  }
  return steps;
}

function startOf(day: string, zone: string): number {
  return startOfDay(calendarDay(day), zone);
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
