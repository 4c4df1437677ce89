import { ANALYTICS_PERIODS, PERIOD_LABELS } from "#domain/analytics/period";
import { describeLeadStatus, LEAD_STATUSES } from "#domain/leads/pipeline";
import { SETTINGS_SECTIONS, settingsPath } from "#domain/settings/settings-section";
import { ChartLine, Settings, Users } from "lucide-react";
import type { ReactNode } from "react";
import { ADMIN_TABS } from "../admin-tabs.ts";
import { SECTIONS } from "../settings/sections.ts";

/** A place of the dashboard that can be reached by its name. */
type Place = { id: string; label: string; icon: ReactNode; to: string };

const ICON = "text-ink-2 size-4.5 shrink-0";
const users = <Users aria-hidden="true" className={ICON} />;
const chart = <ChartLine aria-hidden="true" className={ICON} />;
const settings = <Settings aria-hidden="true" className={ICON} />;

/** The tabs, which are shown before anything is typed. */
export const TAB_PLACES: readonly Place[] = ADMIN_TABS.map(({ id, label, Icon }) => ({
  id: `tab-${id}`,
  label,
  icon: <Icon aria-hidden="true" className={ICON} />,
  to: `/admin?tab=${id}`,
}));

/** What is found by typing alone. */
export const MORE_PLACES: readonly Place[] = [
  { id: "leads", label: "Assessments: leads only", icon: users, to: "/admin?leadsOnly=true" },
  ...LEAD_STATUSES.map((status) => ({
    id: `status-${status}`,
    label: `Assessments: ${describeLeadStatus(status)}`,
    icon: users,
    to: `/admin?leadStatus=${status}`,
  })),
  {
    id: "best",
    label: "Assessments: highest lead score first",
    icon: users,
    to: "/admin?leadsOnly=true&sort=leadScore",
  },
  ...ANALYTICS_PERIODS.map((period) => ({
    id: `period-${period}`,
    label: `Analytics: ${PERIOD_LABELS[period]}`,
    icon: chart,
    to: `/admin?tab=analytics&period=${period}`,
  })),
  {
    id: "steps",
    label: "Analytics: Where people stop",
    icon: chart,
    to: "/admin?tab=analytics&view=steps",
  },
  ...SETTINGS_SECTIONS.map((section) => ({
    id: `section-${section}`,
    label: `Settings: ${SECTIONS[section].label}`,
    icon: settings,
    to: settingsPath(section),
  })),
  {
    id: "failed",
    label: "Deliveries that failed",
    icon: settings,
    to: settingsPath("deliveries", "status=dead"),
  },
];
