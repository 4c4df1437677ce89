import type { AnalyticsFigures } from "./analytics-api.ts";
import type { AnalyticsPeriod } from "#domain/figures/analytics/period";

const DAY_MS = 86_400_000;

/** Link to the Assessments tab with the filters behind a period's figure. */
export function listLink(
  period: AnalyticsPeriod,
  filters: Record<string, string>,
  { time, days }: Pick<AnalyticsFigures, "time" | "days">,
  since: string | null = null,
): string {
  const from = since ?? (period === "today" ? days.to : periodFrom(period, time));
  const params = new URLSearchParams({ tab: "assessments", ...filters, ...(from && { from }) });
  return `/admin?${params}`;
}

/** Rolling periods as the instant at which they start. */
function periodFrom(period: Exclude<AnalyticsPeriod, "today">, now: number): string | null {
  if (period === "all") return null;
  return new Date(now - (period === "7d" ? 7 : 30) * DAY_MS).toISOString();
}

/** Link to the assessments created from an instant up to another, or up to now. */
export function stretchLink(from: string, end: string | null): string {
  // The list's `to` is inclusive.
  const to = end && new Date(Date.parse(end) - 1).toISOString();
  const start = new Date(from).toISOString();
  return `/admin?${new URLSearchParams({ tab: "assessments", from: start, ...(to && { to }) })}`;
}
