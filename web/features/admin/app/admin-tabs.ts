import { lazy } from "react";

/** The dashboard's tabs in the spec's order. Each tab's code is loaded when it is first opened. */
export const ADMIN_TABS = [
  {
    id: "assessments",
    label: "Assessments",
    Panel: lazy(async () => ({
      default: (await import("../leads/list/assessments-tab.tsx")).AssessmentsTab,
    })),
  },
  {
    id: "calls",
    label: "Next calls",
    Panel: lazy(async () => ({ default: (await import("../calls/calls-tab.tsx")).CallsTab })),
  },
  {
    id: "analytics",
    label: "Analytics",
    Panel: lazy(async () => ({ default: (await import("../analytics/analytics-tab.tsx")).AnalyticsTab })),
  },
  {
    id: "ads",
    label: "Ads",
    Panel: lazy(async () => ({ default: (await import("../ads/ads-tab.tsx")).AdsTab })),
  },
  {
    id: "sales",
    label: "Sales Stage",
    Panel: lazy(async () => ({ default: (await import("../sales/sales-tab.tsx")).SalesTab })),
  },
  {
    id: "offers",
    label: "Offer Management",
    Panel: lazy(async () => ({ default: (await import("../offers/offers-tab.tsx")).OffersTab })),
  },
  {
    id: "scoring",
    label: "Scoring Rules",
    Panel: lazy(async () => ({ default: (await import("../rules/scoring/scoring-tab.tsx")).ScoringTab })),
  },
  {
    id: "overrides",
    label: "Override Rules",
    Panel: lazy(async () => ({
      default: (await import("../rules/overrides/overrides-tab.tsx")).OverridesTab,
    })),
  },
  {
    id: "settings",
    label: "System Settings",
    Panel: lazy(async () => ({ default: (await import("./settings/settings-tab.tsx")).SettingsTab })),
  },
] as const;

export type AdminTabId = (typeof ADMIN_TABS)[number]["id"];

/** The tab in a query string; by default the first one. */
export function tabOf(name: string | null) {
  return ADMIN_TABS.find((tab) => tab.id === name) ?? ADMIN_TABS[0];
}
