import { callingHours } from "#domain/calling-hours/calling-settings";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../../settings/settings-query.ts";

/** When the team calls, as the settings say; null until they are read. */
export function useCallingHours(): CallingHours | null {
  const { data } = useQuery(settingsQuery());
  return data ? callingHours(Object.fromEntries(data.map(({ key, value }) => [key, value]))) : null;
}
