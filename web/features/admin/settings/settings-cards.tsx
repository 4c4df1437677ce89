import { SETTING_KEYS, type SettingKey } from "#domain/settings/settings";
import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "../data/error-panel.tsx";
import { LoadingPanel } from "../data/loading-panel.tsx";
import { settingsQuery } from "./api.ts";
import { SettingField } from "./setting-field.tsx";
import { SettingsCard } from "./settings-card.tsx";

const GROUPS: { title: string; note: string; keys: readonly SettingKey[] }[] = [
  {
    title: "Strategy hubs",
    note: "How long a hub stays open. Hubs that exist already keep their end.",
    keys: ["hub_expiry_hours", "extension_hours"],
  },
  {
    title: "Retention",
    note: "What is deleted by itself, and when. Leads with an email address are never deleted by age.",
    keys: ["retention_days_anonymous", "retention_days_ip"],
  },
];

/** The durations, each with its own Save button. */
export function SettingsCards() {
  const { data, isPending, error, refetch } = useQuery(settingsQuery());
  if (isPending) return <LoadingPanel text="Loading settings …" />;
  if (!data)
    return (
      <ErrorPanel title="The settings could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  const ordered = SETTING_KEYS.flatMap((key) => data.filter((setting) => setting.key === key));
  return GROUPS.map(({ title, note, keys }) => (
    <SettingsCard key={title} title={title} note={note}>
      <div className="grid gap-6 sm:grid-cols-2">
        {ordered
          .filter(({ key }) => keys.includes(key))
          .map((setting) => (
            <SettingField key={setting.key} setting={setting} />
          ))}
      </div>
    </SettingsCard>
  ));
}
