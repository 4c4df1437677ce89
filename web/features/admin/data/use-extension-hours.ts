import { settingNumber } from "#domain/settings/settings";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../settings/api.ts";

/** The hours that the Extend dialog starts from: the setting, or its first value until it is known. */
export function useExtensionHours(): number {
  const { data = [] } = useQuery(settingsQuery());
  const stored = Object.fromEntries(data.map(({ key, value }) => [key, value]));
  return settingNumber(stored, "extension_hours");
}
