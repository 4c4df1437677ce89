import type { ReactNode } from "react";
import { SelectField } from "../../../../ui/select-field.tsx";
import type { SettingEdit } from "./use-setting.ts";
import { SettingPart } from "./setting-part.tsx";

type SelectPartProps = {
  edit: SettingEdit;
  title: string;
  label: string;
  hint: string;
  /** Its options, whose values are the setting's texts. */
  children: ReactNode;
};

/** A setting that is one of a list. */
export function SelectPart({ edit, title, label, hint, children }: SelectPartProps) {
  return (
    <SettingPart title={title} edit={edit} words={(text) => text}>
      <SelectField
        label={label}
        hint={hint}
        error={edit.issues[0]?.message}
        value={edit.text}
        onChange={(event) => edit.type(event.target.value)}
      >
        {children}
      </SelectField>
    </SettingPart>
  );
}
