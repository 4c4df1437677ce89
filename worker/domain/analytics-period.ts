import * as z from "zod/mini";
import { ANALYTICS_PERIODS, type AnalyticsPeriod } from "./analytics.ts";

const HOUR_MS = 3_600_000;
/** Every zone's offset is a multiple of this, and so the roll-ups' smallest step. */
const QUARTER_HOUR_MS = HOUR_MS / 4;
/** The longest local day, with an hour put back and one to spare. */
const LONGEST_DAY_MS = 26 * HOUR_MS;

/** The query of `GET /api/analytics`; all time and UTC when left out. */
export const analyticsQuerySchema = z.object({
  period: z._default(z.enum(ANALYTICS_PERIODS, { error: "Please choose today, 7d, 30d or all" }), "all"),
  tz: z._default(
    z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: "Please send an IANA time zone" })),
    "UTC",
  ),
});

/** When a period begins (ms), or null for all time. `timeZone` is a valid IANA name (contract 8). */
export function periodStart(period: AnalyticsPeriod, timeZone: string, now: number): number | null {
  if (period === "all") return null;
  if (period === "7d") return now - 168 * HOUR_MS;
  if (period === "30d") return now - 720 * HOUR_MS;
  return dayStart(timeZone, now);
}

/** The first quarter-hour of the local day, found by halving: a day may begin at 01:00. */
function dayStart(timeZone: string, now: number): number {
  const days = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const today = days.format(now);
  let inside = Math.floor(now / QUARTER_HOUR_MS);
  let before = inside - LONGEST_DAY_MS / QUARTER_HOUR_MS;
  while (inside - before > 1) {
    const middle = Math.floor((inside + before) / 2);
    if (days.format(middle * QUARTER_HOUR_MS) === today) inside = middle;
    else before = middle;
  }
  return inside * QUARTER_HOUR_MS;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
