import { ANALYTICS_PERIODS, PERIOD_LABELS } from "#domain/analytics/analytics";
import { describeLeadStatus, LEAD_STATUSES } from "#domain/leads/pipeline";
import { SETTINGS_SECTIONS, settingsPath } from "#domain/settings/settings-section";
import { ADMIN_TABS } from "../admin-tabs.ts";
import { SECTIONS } from "../settings/sections.ts";

/** The target of a command: an address in the dashboard, another page, or the list of shortcuts. */
export type Command =
  | { id: string; label: string; to: string }
  | { id: string; label: string; opens: "keys" | "logout" };

/** Every place that can be reached by name. */
const COMMANDS: readonly Command[] = [
  ...ADMIN_TABS.map(({ id, label }) => ({
    id: `tab-${id}`,
    label: `Go to ${label}`,
    to: `/admin?tab=${id}`,
  })),
  { id: "leads", label: "Assessments: leads only", to: "/admin?leadsOnly=true" },
  ...LEAD_STATUSES.map((status) => ({
    id: `status-${status}`,
    label: `Assessments: ${describeLeadStatus(status)}`,
    to: `/admin?leadStatus=${status}`,
  })),
  { id: "best", label: "Assessments: highest lead score first", to: "/admin?leadsOnly=true&sort=leadScore" },
  ...ANALYTICS_PERIODS.map((period) => ({
    id: `period-${period}`,
    label: `Analytics: ${PERIOD_LABELS[period]}`,
    to: `/admin?tab=analytics&period=${period}`,
  })),
  { id: "steps", label: "Analytics: Where people stop", to: "/admin?tab=analytics&view=steps" },
  ...SETTINGS_SECTIONS.map((section) => ({
    id: `section-${section}`,
    label: `Settings: ${SECTIONS[section].label}`,
    to: settingsPath(section),
  })),
  { id: "failed", label: "Deliveries that failed", to: settingsPath("deliveries", "status=dead") },
  { id: "keys", label: "Keyboard shortcuts", opens: "keys" },
  { id: "logout", label: "Logout", opens: "logout" },
];

/** The commands matching the text: each word typed must begin a word of the label. */
export function findCommands(text: string): Command[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return COMMANDS.filter(({ label }) => {
    const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
