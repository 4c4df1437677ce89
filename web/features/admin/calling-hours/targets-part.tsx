import { CALL_TARGETS } from "#domain/calling-hours/call-targets";
import { TextField } from "../../../ui/text-field.tsx";
import type { SettingEdit } from "../ground/settings/use-setting.ts";
import { minutesWords, readTargets, TARGET_NAMES, targetsWords } from "./hours-drafts.ts";
import { SettingPart } from "../ground/settings/setting-part.tsx";

export function TargetsPart({ edit }: { edit: SettingEdit }) {
  const targets = readTargets(edit.text);
  const change = (target: string, typed: string) => {
    const value = /^\d+$/.test(typed) ? Number(typed) : typed;
    edit.type(JSON.stringify({ ...targets, [target]: value }));
  };
  return (
    <SettingPart title="Minutes until due" edit={edit} words={targetsWords}>
      <div className="grid gap-4 @lg:grid-cols-2">
        {CALL_TARGETS.map((target) => (
          <TextField
            key={target}
            label={TARGET_NAMES[target]}
            type="number"
            inputMode="numeric"
            min={1}
            hint={minutesWords(targets[target])}
            error={edit.issues.find(({ path }) => path === target)?.message}
            value={String(targets[target])}
            onChange={(event) => change(target, event.target.value)}
          />
        ))}
      </div>
    </SettingPart>
  );
}
