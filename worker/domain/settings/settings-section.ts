/** The sections of System Settings, in the order in which they are listed. The tab opens at the first. */
export const SETTINGS_SECTIONS = [
  "general",
  "calls",
  "contact",
  "templates",
  "ads",
  "bookings",
  "deliveries",
  "developers",
  "privacy",
  "audit",
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The place of a section in the dashboard; `more` is the rest of its query, such as a filter: `status=dead`. */
export function settingsPath(section: SettingsSection, more = ""): string {
  return `/admin?tab=settings&section=${section}${more && `&${more}`}`;
}
