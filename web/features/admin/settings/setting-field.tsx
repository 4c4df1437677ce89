import type { StoredSetting } from "#domain/settings/settings";
import { Button } from "../../../ui/button.tsx";
import { SettingRow } from "../ground/settings/setting-row.tsx";
import { useSetting } from "../ground/settings/use-setting.ts";

type Props = {
  label: string;
  setting: StoredSetting;
  unit: string;
  /** Whether it has a Save button of its own beside it (spec 2). */
  hasSave: boolean;
};

/** A setting that is a number. */
export function SettingField({ label, setting, unit, hasSave }: Props) {
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
        hint={setting.description}
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
