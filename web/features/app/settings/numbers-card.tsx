import type { NumberSettingKey, StoredSetting } from "#domain/settings/settings";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { SETTING_NAMES } from "../../kit/settings/setting-names.ts";
import { SettingRow } from "../../kit/settings/setting-row.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { useSetting } from "../../kit/settings/use-setting.ts";

type Props = {
  title: string;
  note: ReactNode;
  keys: readonly NumberSettingKey[];
  /** What each does, where that is not what is stored beside it. */
  hints?: Partial<Record<NumberSettingKey, string>>;
  unit: string;
  hasSave?: boolean;
  settings: readonly StoredSetting[];
};

/** Settings that are a number. */
export function NumbersCard({ title, note, keys, hints, unit, hasSave = false, settings }: Props) {
  return (
    <SettingsCard title={title} note={note} hasRows>
      {keys.map((key) => {
        const setting = settings.find((one) => one.key === key);
        return (
          setting && (
            <SettingField
              key={key}
              label={SETTING_NAMES[key]}
              hint={hints?.[key] ?? setting.description}
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

type SettingFieldProps = {
  label: string;
  hint: string;
  setting: StoredSetting;
  unit: string;
  /** Whether it has a Save button of its own beside it (spec 2). */
  hasSave: boolean;
};

/** A setting that is a number. */
function SettingField({ label, hint, setting, unit, hasSave }: SettingFieldProps) {
  const edit = useSetting(setting);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
    >
      <SettingRow
        edit={edit}
        label={label}
        hint={hint}
        action={
          hasSave && (
            <Button type="submit" variant="outline" isBusy={edit.isSaving} aria-label={`Save ${label}`}>
              Save
            </Button>
          )
        }
      >
        {(control) => (
          <div className="input has-aria-invalid:border-bad w-full min-w-0">
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              value={edit.text}
              onChange={(event) => edit.type(event.target.value)}
            />
            <span aria-hidden="true" className="text-ink-3 text-row">
              {unit}
            </span>
          </div>
        )}
      </SettingRow>
    </form>
  );
}
