import type { AnalyticsPeriod, ComparedPeriod } from "./period.ts";
import { startOfDay } from "../../time/start-of-day.ts";
import { localDay, type CalendarDay } from "../../time/time-zone.ts";

export type TrendStep = "hour" | "day" | "week" | "month" | "quarter";

/** The start of each step of a trend (ms); the last step is open. `starts[0]` is the start of the period. */
export type TrendSteps = { step: TrendStep; starts: number[] };

/** One step of the trend; `start` is an ISO time, in an answer by the clocks of the viewer's zone. Of the `total`, those that have expired can no longer be opened. */
export type TrendPoint = {
  start: string;
  total: number;
  expired: number;
  completed: number;
  bookingClicks: number;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ROLLING_HOURS = { "7d": 168, "30d": 720 } as const;

/** All Time uses the step that keeps it to a few dozen points; each step serves up to this many days. */
const STEP_UP_TO_DAYS = [
  { step: "day", days: 31 },
  { step: "week", days: 26 * 7 },
  { step: "month", days: 3 * 365 },
  { step: "quarter", days: Number.POSITIVE_INFINITY },
] as const;

/** The start of a period as of `now` (both ms), in this time zone; null for All Time (contract 8). */
export function periodStart(period: AnalyticsPeriod, now: number, zone: string): number | null {
  return period === "all" ? null : comparedStart(period, now, zone);
}

/** The start of a period that another came before. */
export function comparedStart(period: ComparedPeriod, now: number, zone: string): number {
  if (period === "today") return startOfDay(localDay(now, zone), zone);
  return now - ROLLING_HOURS[period] * HOUR_MS;
}

/**
 * The steps of a period's trend: hours for today, local days for the rolling periods. All Time starts on the local day
 * of `first` (ms) and uses the step that gives a few dozen points.
 */
export function trendSteps(period: AnalyticsPeriod, first: number, now: number, zone: string): TrendSteps {
  const start = periodStart(period, now, zone);
  if (period === "today" && start !== null) {
    const hours = Math.floor((now - start) / HOUR_MS) + 1;
    return { step: "hour", starts: Array.from({ length: hours }, (_, hour) => start + hour * HOUR_MS) };
  }
  const from = start ?? first;
  const { step } = STEP_UP_TO_DAYS.find(({ days }) => start !== null || now - from <= days * DAY_MS) ?? {
    step: "quarter",
  };
  const later = calendarStarts(step, from, now, zone);
  return { step, starts: start === null ? later : [start, ...later.filter((time) => time > start)] };
}

/** The steps of a trend from an instant (ms) on, of the length that All Time would have. */
export function trendStepsFrom(from: number, now: number, zone: string): TrendSteps {
  const { step, starts } = trendSteps("all", from, now, zone);
  return { step, starts: [from, ...starts.filter((time) => time > from)] };
}

function calendarStarts(step: Exclude<TrendStep, "hour">, from: number, now: number, zone: string): number[] {
  const starts: number[] = [];
  let day = stepStart(step, localDay(from, zone));
  for (let start = startOfDay(day, zone); start <= now; start = startOfDay(day, zone)) {
    starts.push(start);
    day = nextStart(step, day);
  }
  return starts;
}

/** Weeks start on Monday. */
function stepStart(step: Exclude<TrendStep, "hour">, day: CalendarDay): CalendarDay {
  if (step === "day") return day;
  if (step === "month") return { ...day, day: 1 };
  if (step === "quarter") return { ...day, month: day.month - ((day.month - 1) % 3), day: 1 };
  const weekday = (new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() + 6) % 7;
  return { ...day, day: day.day - weekday };
}

function nextStart(step: Exclude<TrendStep, "hour">, { year, month, day }: CalendarDay): CalendarDay {
  if (step === "day" || step === "week") return { year, month, day: day + (step === "day" ? 1 : 7) };
  return { year, month: month + (step === "month" ? 1 : 3), day };
}
