import { callingHours } from "#domain/calls/hours/calling-settings";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "../../../kit/settings/settings-query.ts";

/** When the team calls, as the settings say; null until they are read. */
export function useCallingHours(): CallingHours | null {
  const { data } = useQuery(settingsQuery());
  return data ? callingHours(Object.fromEntries(data.map(({ key, value }) => [key, value]))) : null;
}
