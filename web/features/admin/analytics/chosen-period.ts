import { ANALYTICS_PERIODS, type AnalyticsPeriod } from "#domain/analytics/period";
import { readStored, store } from "../../../lib/storage.ts";

const KEY = "analytics-period";

/** The period in the address, else what was last chosen in this browser, and at first All Time. */
export function periodOf(name: string | null): AnalyticsPeriod {
  return known(name) ?? known(readStored(KEY)) ?? "all";
}

export function keepPeriod(period: AnalyticsPeriod): void {
  store(KEY, period);
}

function known(name: unknown): AnalyticsPeriod | undefined {
  return ANALYTICS_PERIODS.find((period) => period === name);
}
