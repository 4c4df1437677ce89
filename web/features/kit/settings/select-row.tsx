import type { ReactNode } from "react";
import { SettingRow } from "./setting-row.tsx";
import type { SettingEdit } from "./use-setting.ts";

type Props = {
  edit: SettingEdit;
  label: string;
  hint: string;
  /** Its options, whose values are the setting's texts. */
  children: ReactNode;
};

/** A setting that is one of a list. */
export function SelectRow({ edit, label, hint, children }: Props) {
  return (
    <SettingRow edit={edit} label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className="select w-full"
          value={edit.text}
          onChange={(event) => edit.type(event.target.value)}
        >
          {children}
        </select>
      )}
    </SettingRow>
  );
}
