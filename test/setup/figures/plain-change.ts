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
    course: period === "30d" ? lastWeeks(now, zone).map(([from, to]) => week(between(rows, from, to))) : [],
  };
}

/** Those created from a time up to another. */
export const between = (rows: readonly RawAssessment[], from: number, to: number) =>
  rows.filter(({ created_at: at }) => at >= from && at < to);

/** The twelve weeks of whole days of the zone before today. */
function lastWeeks(now: number, zone: string): [number, number][] {
  const today = dayTextAt(now, zone);
  return Array.from({ length: 12 }, (_, index) => {
    const first = daysAfter(today, (index - 12) * 7);
    return [startOf(first, zone), startOf(daysAfter(first, 7), zone)];
  });
}

/** Rates of fewer than five are none. */
function week(rows: readonly RawAssessment[]) {
  const all = keys(rows);
  const sqls = leadsOf(rows).filter(({ lead_status }) => lead_status === "SQL").length;
  const { called } = plainFirstCalls(counted(rows));
  return {
    ...all,
    completionRate: counted(rows).length < 5 ? null : all.completionRate,
    winRate: sqls < 5 ? null : all.winRate,
    medianMinutes: called < 5 ? null : all.medianMinutes,
  };
}

function startOf(day: string, zone: string): number {
  return startOfDay(calendarDay(day), zone);
}

/** A course has a dozen weeks: of each no more is worked out than is shown. */
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
  const [started, { completed }, { leads }] = [counted(rows).length, funnel, revenue];
  const counts = [
    ["started", started, null, 0],
    ["completed", completed, "started", started],
    ["leads", leads, "started", started],
    ["hub", quality.hubVisits, "completed", completed],
    ["clicked", funnel.bookingClicks, "completed", completed],
    ["booked", funnel.callsBooked, "completed", completed],
    ["held", funnel.callsHeld, "booked", funnel.callsBooked],
    ["won", won, "leads", leads],
  ] as const;
  const share = (count: number, whole: number) =>
    whole === 0 ? null : Math.round((count / whole) * 1000) / 10;
  const steps = counts.map(([step, count, of, whole]) => {
    if (of === null) return { step, count, of, percent: null };
    if (count > whole) return { step, count, of: "started", percent: share(count, started) };
    return { step, count, of, percent: share(count, whole) };
  });
  steps.sort((one, other) => other.count - one.count);
  return { ...keys(rows), steps };
}
