import { settingSchema, type StoredSetting } from "#domain/settings/settings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKeptDraft } from "../edit/drafts.ts";
import { tellSaved } from "../edit/unsaved-page.tsx";
import { useUnsavedEdit } from "../edit/unsaved.ts";
import { useSave } from "../edit/use-save.ts";
import { currentOf } from "../edit/version-conflict.ts";
import { SETTING_NAMES } from "./setting-names.ts";
import { putSetting, saveSetting } from "./settings-query.ts";

/** What is wrong, and where within the value: `friday.0.to`; empty for all of it. */
export type SettingIssue = { path: string; message: string };
export type SettingEdit = ReturnType<typeof useSetting>;

export const SETTING_SAVED = "System setting updated";

/**
 * A setting being edited: its text as typed, what is wrong with it, and what somebody else has stored meanwhile. It is
 * saved with what else is changed on its page, or by itself.
 */
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
    failure: "Failed to update system setting",
  });
  const store = (base: StoredSetting, value: string) => saving.mutateAsync({ base, value }).catch(() => null);
  const save = async (base = setting, value = text) => {
    const read = readSetting(setting, value);
    setIssues(read.issues);
    if (read.value === null || saving.isPending) return null;
    const before = base.value;
    const saved = await store(base, read.value);
    return saved && (() => void store(saved, before));
  };
  const discard = () => {
    setIssues([]);
    keep(null);
    return () => keep(text);
  };
  const isChanged = text !== setting.value;
  useUnsavedEdit(setting.key, {
    name: SETTING_NAMES[setting.key],
    isChanged,
    isSaving: saving.isPending,
    save,
    discard,
  });
  return {
    text,
    stored: setting.value,
    isChanged,
    issues,
    isSaving: saving.isPending,
    theirs: currentOf(saving.error, setting),
    type: (next: string) => {
      setIssues([]);
      keep(next);
    },
    /** Saves this alone, and says so. */
    save: (base?: StoredSetting) =>
      void save(base).then((undo) => (undo ? tellSaved(SETTING_SAVED, [undo]) : null)),
    discard,
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
