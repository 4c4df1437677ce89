import type { ReactNode } from "react";
import type { BookingSwitchKey } from "#domain/booking/booking-switches";
import type { StoredSetting } from "#domain/settings/settings";
import { SETTING_NAMES } from "./setting-names.ts";
import { SettingRow } from "./setting-row.tsx";
import { useSetting } from "./use-setting.ts";

type Props = { settings: readonly StoredSetting[]; name: BookingSwitchKey; hint: ReactNode };

/** A setting that is on or off. */
export function SwitchRow({ settings, name, hint }: Props) {
  const setting = settings.find(({ key }) => key === name);
  return setting && <Switch setting={setting} hint={hint} />;
}

function Switch({ setting, hint }: { setting: StoredSetting; hint: ReactNode }) {
  const edit = useSetting(setting);
  return (
    <SettingRow edit={edit} label={SETTING_NAMES[setting.key]} hint={hint} isSmall>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          role="switch"
          aria-checked={edit.text === "on"}
          className="checkbox border-base-content/60"
          checked={edit.text === "on"}
          onChange={(event) => edit.type(event.target.checked ? "on" : "off")}
        />
      )}
    </SettingRow>
  );
}
