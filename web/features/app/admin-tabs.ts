import type { QueryClient } from "@tanstack/react-query";
import {
  ChartLine,
  Gauge,
  Megaphone,
  PanelsTopLeft,
  Phone,
  Settings,
  Split,
  SquareKanban,
  Tag,
  Users,
  type LucideIcon,
} from "lucide-react";
import { lazyPage, type LazyPage } from "../../lazy-page.tsx";

/** How the rail groups the tabs: what is worked in, what is read, what is set up once. */
export const TAB_GROUPS = ["Work", "Measure", "Setup"] as const;
export type TabGroup = (typeof TAB_GROUPS)[number];

export type AdminTab = LazyPage<object> & {
  id: string;
  label: string;
  group: TabGroup;
  Icon: LucideIcon;
  /** What its contents stand on: a white sheet, or paper with panels. */
  ground: "sheet" | "paper";
  /** Used standing up: it has a place in a phone's bar. */
  isAtHand: boolean;
  /** What its contents will look like. */
  bones: "rows" | "panels" | "board" | "figures";
  /** Reads what it shows first before it is drawn. */
  askAhead?: (client: QueryClient) => Promise<void>;
};

/** The dashboard's tabs, in the rail's order. The code of each is loaded when it is first opened. */
export const ADMIN_TABS = [
  {
    id: "assessments",
    label: "Assessments",
    group: "Work",
    Icon: Users,
    ground: "sheet",
    isAtHand: true,
    bones: "rows",
    ...lazyPage(async () => (await import("../leads/list/page/assessments-tab.tsx")).AssessmentsTab),
    askAhead: async (client) => (await import("../leads/list/page/assessments-tab.tsx")).askForList(client),
  },
  {
    id: "calls",
    label: "Next calls",
    group: "Work",
    Icon: Phone,
    ground: "sheet",
    isAtHand: true,
    bones: "panels",
    ...lazyPage(async () => (await import("../calls/queue/calls-tab.tsx")).CallsTab),
  },
  {
    id: "sales",
    label: "Sales Stage",
    group: "Work",
    Icon: SquareKanban,
    ground: "sheet",
    isAtHand: true,
    bones: "board",
    ...lazyPage(async () => (await import("../leads/board/sales-tab.tsx")).SalesTab),
  },
  {
    id: "analytics",
    label: "Analytics",
    group: "Measure",
    Icon: ChartLine,
    ground: "paper",
    isAtHand: true,
    bones: "figures",
    ...lazyPage(async () => (await import("../figures/analytics/analytics-tab.tsx")).AnalyticsTab),
  },
  {
    id: "ads",
    label: "Ads",
    group: "Measure",
    Icon: Megaphone,
    ground: "sheet",
    isAtHand: false,
    bones: "rows",
    ...lazyPage(async () => (await import("../money/ads/ads-tab.tsx")).AdsTab),
  },
  {
    id: "content",
    label: "Funnel",
    group: "Setup",
    Icon: PanelsTopLeft,
    ground: "paper",
    isAtHand: false,
    bones: "panels",
    ...lazyPage(async () => (await import("../content/editor/content-tab.tsx")).ContentTab),
  },
  {
    id: "offers",
    label: "Offer Management",
    group: "Setup",
    Icon: Tag,
    ground: "paper",
    isAtHand: false,
    bones: "panels",
    ...lazyPage(async () => (await import("../offers/tiers/offers-tab.tsx")).OffersTab),
  },
  {
    id: "scoring",
    label: "Scoring Rules",
    group: "Setup",
    Icon: Gauge,
    ground: "paper",
    isAtHand: false,
    bones: "panels",
    ...lazyPage(async () => (await import("../offers/rules/scoring/scoring-tab.tsx")).ScoringTab),
  },
  {
    id: "overrides",
    label: "Override Rules",
    group: "Setup",
    Icon: Split,
    ground: "paper",
    isAtHand: false,
    bones: "panels",
    ...lazyPage(async () => (await import("../offers/rules/overrides/overrides-tab.tsx")).OverridesTab),
  },
  {
    id: "settings",
    label: "System Settings",
    group: "Setup",
    Icon: Settings,
    ground: "paper",
    isAtHand: false,
    bones: "panels",
    ...lazyPage(async () => (await import("./settings/settings-tab.tsx")).SettingsTab),
  },
] as const satisfies readonly AdminTab[];

export type AdminTabId = (typeof ADMIN_TABS)[number]["id"];

/** The tab in a query string; by default the first one. */
export function tabOf(name: string | null): AdminTab & { id: AdminTabId } {
  return ADMIN_TABS.find((tab) => tab.id === name) ?? ADMIN_TABS[0];
}
