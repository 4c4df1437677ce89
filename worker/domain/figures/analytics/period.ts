/** The periods of spec 9. `today` begins at local midnight; the day counts are rolling (contract 8). */
export const ANALYTICS_PERIODS = ["today", "7d", "30d", "all"] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

export const PERIOD_LABELS: Record<AnalyticsPeriod, string> = {
  today: "Today",
  "7d": "Last 7 Days",
  "30d": "Last 30 Days",
  all: "All Time",
};

/** All Time came before nothing: its changes are those of the last 30 days. */
export type ComparedPeriod = Exclude<AnalyticsPeriod, "all">;

export function comparedPeriod(period: AnalyticsPeriod): ComparedPeriod {
  return period === "all" ? "30d" : period;
}
