import { settingSchema, type SettingKey } from "#domain/settings/settings";
import type { StoredSetting } from "#domain/settings/settings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ConflictNote } from "../edit/conflict-note.tsx";
import { useDraft } from "../edit/use-draft.ts";
import { useSave } from "../edit/use-save.ts";
import { currentOf } from "../edit/version-conflict.ts";
import { putSetting, saveSetting } from "./api.ts";

const LABELS: Record<SettingKey, string> = {
  hub_expiry_hours: "Hub Expiry Duration (hours)",
  extension_hours: "Extension Duration (hours)",
  retention_days_anonymous: "Delete unfinished, anonymous assessments after (days)",
  retention_days_ip: "Delete IP addresses after (days)",
};

function useSetting(setting: StoredSetting) {
  const client = useQueryClient();
  const [kept, keep] = useDraft(`setting-${setting.key}`);
  const [error, setError] = useState<string | null>(null);
  const text = kept ?? setting.value;
  const saving = useSave({
    save: ({ base, value }: { base: StoredSetting; value: string }) => saveSetting(base, value),
    onSaved: (saved) => {
      putSetting(client, saved);
      keep(null);
    },
    success: { title: "System setting updated" },
    failure: "Failed to update system setting",
  });
  const theirs = currentOf(saving.error, setting);
  return {
    text,
    error,
    isSaving: saving.isPending,
    theirs,
    type: (next: string) => {
      setError(null);
      keep(next);
    },
    save: (base = setting) => {
      const parsed = settingSchema.safeParse({ key: setting.key, value: text });
      setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? "This value is not valid"));
      if (parsed.success && !saving.isPending) saving.mutate({ base, value: parsed.data.value });
    },
    takeTheirs: () => {
      if (theirs) putSetting(client, theirs);
      keep(null);
      saving.reset();
    },
  };
}

/** One setting with its own Save button. */
export function SettingField({ setting }: { setting: StoredSetting }) {
  const label = LABELS[setting.key];
  const { text, error, isSaving, theirs, type, save, takeTheirs } = useSetting(setting);
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
        error={error}
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
          onTakeTheirs={takeTheirs}
        />
      )}
    </form>
  );
}
