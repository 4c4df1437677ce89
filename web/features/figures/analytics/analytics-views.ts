import type { AnalyticsPeriod } from "#domain/figures/analytics/period";

/** The pages of Analytics, each a place of its own in the address. The first is what opens. */
export const ANALYTICS_VIEWS = [
  { id: "overview", label: "Overview" },
  { id: "conversion", label: "Conversion" },
  { id: "revenue", label: "Revenue and pipeline" },
  { id: "first-call", label: "First call" },
  { id: "tiers", label: "Leads and tiers" },
  { id: "campaigns", label: "Campaigns" },
  { id: "steps", label: "Where people stop" },
] as const;

export type AnalyticsView = (typeof ANALYTICS_VIEWS)[number]["id"];

/** Addresses of pages that stand on another now. */
const FORMER: Record<string, AnalyticsView> = { pipeline: "revenue", lost: "revenue" };

export function viewOf(name: string | null): AnalyticsView {
  const former = name === null ? undefined : FORMER[name];
  if (former) return former;
  return ANALYTICS_VIEWS.find(({ id }) => id === name)?.id ?? "overview";
}

/** Where a page is; without a period, that which was last chosen. */
export function viewPath(view: AnalyticsView, period?: AnalyticsPeriod): string {
  const params = new URLSearchParams({
    tab: "analytics",
    ...(view !== "overview" && { view }),
    ...(period && { period }),
  });
  return `/admin?${params}`;
}
