import { settingSchema, type StoredSetting } from "#domain/settings/settings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKeptDraft } from "../edit/use-kept-draft.ts";
import { useSave } from "../edit/use-save.ts";
import { currentOf } from "../edit/version-conflict.ts";
import { putSetting, saveSetting } from "./settings-query.ts";

/** What is wrong, and where within the value: `friday.0.to`; empty for all of it. */
export type SettingIssue = { path: string; message: string };
export type SettingEdit = ReturnType<typeof useSetting>;

/** A setting being edited: its text as typed, what is wrong with it, and what somebody else has stored meanwhile. */
export function useSetting(setting: StoredSetting) {
  const client = useQueryClient();
  const [kept, keep] = useKeptDraft(`setting-${setting.key}`);
  const [issues, setIssues] = useState<readonly SettingIssue[]>([]);
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
  return {
    text,
    isChanged: text !== setting.value,
    issues,
    isSaving: saving.isPending,
    theirs: currentOf(saving.error, setting),
    type: (next: string) => {
      setIssues([]);
      keep(next);
    },
    save: (base = setting, value = text) => {
      const read = readSetting(setting, value);
      setIssues(read.issues);
      if (read.value !== null && !saving.isPending) saving.mutate({ base, value: read.value });
    },
    takeTheirs: (theirs: StoredSetting) => {
      putSetting(client, theirs);
      keep(null);
      saving.reset();
    },
  };
}

/** The text to be stored, or null and what is wrong. */
export function readSetting(
  { key }: StoredSetting,
  text: string,
): { value: string | null; issues: readonly SettingIssue[] } {
  const { data, error } = settingSchema.safeParse({ key, value: text });
  const issues = error?.issues ?? [];
  return {
    value: data?.value ?? null,
    issues: issues.map(({ path, message }) => ({ path: path.slice(1).join("."), message })),
  };
}
