import type { ReactNode } from "react";
import type { SettingKey, StoredSetting } from "#domain/settings/settings";
import { SETTING_NAMES } from "./setting-names.ts";
import { SettingRow } from "./setting-row.tsx";
import { useSetting } from "./use-setting.ts";

type Props = {
  settings: readonly StoredSetting[];
  name: SettingKey;
  hint: ReactNode;
  type?: "text" | "url";
  inputMode?: "numeric";
};

/** A setting that is one line of text. Empty, it is off. */
export function TextRow({ settings, name, ...look }: Props) {
  const setting = settings.find(({ key }) => key === name);
  return setting && <TextField setting={setting} {...look} />;
}

type FieldProps = Omit<Props, "settings" | "name"> & { setting: StoredSetting };

function TextField({ setting, hint, type = "text", inputMode }: FieldProps) {
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
        label={SETTING_NAMES[setting.key]}
        hint={hint}
        words={(text) => text || "empty"}
      >
        {(control) => (
          <input
            {...control}
            type={type}
            inputMode={inputMode}
            autoComplete="off"
            className="input aria-invalid:border-bad w-full min-w-0"
            value={edit.text}
            onChange={(event) => edit.type(event.target.value)}
          />
        )}
      </SettingRow>
    </form>
  );
}
