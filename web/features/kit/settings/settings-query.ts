import type { StoredSetting } from "#domain/settings/settings";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ifMatch, saveOnTop } from "../edit/version-conflict.ts";

const SETTINGS_KEY = ["system-settings"] as const;

export function settingsQuery() {
  return queryOptions({ queryKey: SETTINGS_KEY, queryFn: () => unwrap(api["system-settings"].$get()) });
}

export function saveSetting(base: StoredSetting, value: string): Promise<StoredSetting> {
  const json = { key: base.key, value, description: base.description };
  return saveOnTop(base, ["value"], (version) =>
    unwrap(api["system-settings"].$post({ json }, ifMatch(version))),
  );
}

export function putSetting(client: QueryClient, setting: StoredSetting): void {
  client.setQueryData<StoredSetting[]>(SETTINGS_KEY, (settings) =>
    settings?.map((one) => (one.key === setting.key ? setting : one)),
  );
}
