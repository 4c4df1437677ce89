import type { NumberSettingKey, StoredSetting } from "#domain/settings/settings";
import type { ReactNode } from "react";
import { SettingField } from "./setting-field.tsx";
import { SETTING_NAMES } from "../ground/settings/setting-names.ts";
import { SettingsCard } from "../ground/settings/settings-card.tsx";

type Props = {
  title: string;
  note: ReactNode;
  keys: readonly NumberSettingKey[];
  unit: string;
  hasSave?: boolean;
  settings: readonly StoredSetting[];
};

/** Settings that are a number. */
export function NumbersCard({ title, note, keys, unit, hasSave = false, settings }: Props) {
  return (
    <SettingsCard title={title} note={note} hasRows>
      {keys.map((key) => {
        const setting = settings.find((one) => one.key === key);
        return (
          setting && (
            <SettingField
              key={key}
              label={SETTING_NAMES[key]}
              setting={setting}
              unit={unit}
              hasSave={hasSave}
            />
          )
        );
      })}
    </SettingsCard>
  );
}
