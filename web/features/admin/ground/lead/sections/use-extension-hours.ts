import { settingNumber } from "#domain/settings/settings";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../../settings/settings-query.ts";

/** The initial hours of the Extend dialog: the setting, or its default until it is loaded. */
export function useExtensionHours(): number {
  const { data = [] } = useQuery(settingsQuery());
  const stored = Object.fromEntries(data.map(({ key, value }) => [key, value]));
  return settingNumber(stored, "extension_hours");
}
