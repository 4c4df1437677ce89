import type { NumberSettingKey, StoredSetting } from "#domain/settings/settings";
import type { ReactNode } from "react";
import { SettingField } from "./setting-field.tsx";
import { SettingsCard } from "./settings-card.tsx";

type Props = {
  title: string;
  note: ReactNode;
  fields: readonly { key: NumberSettingKey; label: string }[];
  settings: readonly StoredSetting[];
};

/** Settings that are a number, each with its own Save button. */
export function NumbersCard({ title, note, fields, settings }: Props) {
  return (
    <SettingsCard title={title} note={note}>
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.map(({ key, label }) => {
          const setting = settings.find((one) => one.key === key);
          return setting && <SettingField key={key} label={label} setting={setting} />;
        })}
      </div>
    </SettingsCard>
  );
}
