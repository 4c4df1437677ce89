import type { AnalyticsPeriod } from "#domain/analytics/period";

const DAY_MS = 86_400_000;

/** Link to the Assessments tab with the filters behind a period's figure. */
export function listLink(
  period: AnalyticsPeriod,
  filters: Record<string, string>,
  now: number,
  since: string | null = null,
): string {
  const from = since ?? periodFrom(period, now);
  const params = new URLSearchParams({ tab: "assessments", ...filters, ...(from && { from }) });
  return `/admin?${params}`;
}

/** Today as a date, rolling periods as the instant at which they start. */
function periodFrom(period: AnalyticsPeriod, now: number): string | null {
  if (period === "all") return null;
  if (period === "today") {
    const day = new Date(now);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  }
  return new Date(now - (period === "7d" ? 7 : 30) * DAY_MS).toISOString();
}

/** Link to the assessments created from an instant up to another, or up to now. */
export function stretchLink(from: string, end: string | null): string {
  // The list's `to` is inclusive.
  const to = end && new Date(Date.parse(end) - 1).toISOString();
  return `/admin?${new URLSearchParams({ tab: "assessments", from, ...(to && { to }) })}`;
}
