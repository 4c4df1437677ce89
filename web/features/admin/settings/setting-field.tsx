import type { StoredSetting } from "#domain/settings/settings";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ConflictNote } from "../ground/edit/conflict-note.tsx";
import { useSetting } from "../ground/settings/use-setting.ts";

/** One setting with its own Save button. */
export function SettingField({ label, setting }: { label: string; setting: StoredSetting }) {
  const { text, issues, isSaving, theirs, type, save, takeTheirs } = useSetting(setting);
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={label}
        type="number"
        inputMode="numeric"
        min={1}
        hint={setting.description}
        error={issues[0]?.message}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" size="sm" variant="outline" isBusy={isSaving} aria-label={`Save ${label}`}>
        Save
      </Button>
      {theirs && (
        <ConflictNote
          theirs={theirs.value}
          yours={text}
          onKeepYours={() => save(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
    </form>
  );
}
