import { settingSchema, type StoredSetting } from "#domain/settings/settings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDraft } from "../edit/use-draft.ts";
import { useSave } from "../edit/use-save.ts";
import { currentOf } from "../edit/version-conflict.ts";
import { putSetting, saveSetting } from "./api.ts";

/** A setting being edited: its text as typed, what is wrong with it, and what somebody else has stored meanwhile. */
export function useSetting(setting: StoredSetting) {
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
