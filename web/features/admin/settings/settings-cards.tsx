import type { NumberSettingKey } from "#domain/settings/settings";
import { useQuery } from "@tanstack/react-query";
import { CallingHoursCard } from "../calling-hours/calling-hours-card.tsx";
import { ErrorPanel } from "../data/error-panel.tsx";
import { LoadingPanel } from "../data/loading-panel.tsx";
import { settingsQuery } from "./api.ts";
import { SettingField } from "./setting-field.tsx";
import { SettingsCard } from "./settings-card.tsx";

const GROUPS: { title: string; note: string; fields: { key: NumberSettingKey; label: string }[] }[] = [
  {
    title: "Strategy hubs",
    note: "How long a hub stays open. Hubs that exist already keep their end.",
    fields: [
      { key: "hub_expiry_hours", label: "Hub Expiry Duration (hours)" },
      { key: "extension_hours", label: "Extension Duration (hours)" },
    ],
  },
  {
    title: "Retention",
    note: "What is deleted by itself, and when. Leads with an email address are never deleted by age.",
    fields: [
      {
        key: "retention_days_anonymous",
        label: "Delete unfinished, anonymous assessments after (days)",
      },
      { key: "retention_days_ip", label: "Delete IP addresses after (days)" },
    ],
  },
];

/** The desk's hours and the durations, each with its own Save button. */
export function SettingsCards() {
  const { data, isPending, error, refetch } = useQuery(settingsQuery());
  if (isPending) return <LoadingPanel text="Loading settings …" />;
  if (!data)
    return (
      <ErrorPanel title="The settings could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  const groups = GROUPS.map(({ title, note, fields }) => (
    <SettingsCard key={title} title={title} note={note}>
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.map(({ key, label }) => {
          const setting = data.find((one) => one.key === key);
          return setting && <SettingField key={key} label={label} setting={setting} />;
        })}
      </div>
    </SettingsCard>
  ));
  return (
    <>
      <CallingHoursCard settings={data} />
      {groups}
    </>
  );
}
