import { dayOfNumber } from "../../time/day-number.ts";
import { moneyOf } from "./ad-lines.ts";
import type { AdWeek } from "./ads-report.ts";
import { minorOf } from "../ads/currency.ts";
import { mondayOf } from "./day-pieces.ts";

const WEEK = 7;

/** Spend in minor units of a currency, or a value in whole units, of a bucket that lies within one week. */
export type WeekCell = { bucket: number; currency: string; spend: number; value: number };

/**
 * Spend against value by week, from the first week with either to the last. Values are in whole units of `currency`.
 */
export function adWeeks(cells: readonly WeekCell[], currency: string): AdWeek[] {
  const weeks = Map.groupBy(cells, ({ bucket }) => mondayOf(bucket));
  const first = Math.min(...weeks.keys());
  const count = weeks.size === 0 ? 0 : (Math.max(...weeks.keys()) - first) / WEEK + 1;
  return Array.from({ length: count }, (_, index) => {
    const monday = first + index * WEEK;
    const week = weeks.get(monday) ?? [];
    const value = week.reduce((sum, cell) => sum + cell.value, 0);
    return { start: dayOfNumber(monday), spend: moneyOf(week), value: minorOf(value, currency) };
  });
}
