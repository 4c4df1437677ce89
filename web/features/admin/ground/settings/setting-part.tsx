import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { ConflictNote } from "../edit/conflict-note.tsx";
import type { SettingEdit } from "./use-setting.ts";

type Props = {
  title: string;
  edit: SettingEdit;
  /** A value as staff read it, for comparing. */
  words: (text: string) => string;
  /** What is to be saved, if that is more than was typed. */
  text?: string;
  onSubmit?: () => void;
  children: ReactNode;
};

/** One setting of several fields, with its own Save button. */
export function SettingPart({ title, edit, words, text = edit.text, onSubmit, children }: Props) {
  const { theirs } = edit;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
        edit.save(undefined, text);
      }}
    >
      <fieldset className="min-w-0 space-y-4">
        <legend className="mb-3 font-semibold">{title}</legend>
        {children}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            size="sm"
            variant="outline"
            isBusy={edit.isSaving}
            aria-label={`Save ${title.toLowerCase()}`}
          >
            Save
          </Button>
          {edit.isChanged && <span className="text-base-content/75 text-sm">Not saved yet</span>}
        </div>
        {theirs && (
          <ConflictNote
            theirs={words(theirs.value)}
            yours={words(text)}
            onKeepYours={() => edit.save(theirs, text)}
            onTakeTheirs={() => edit.takeTheirs(theirs)}
          />
        )}
      </fieldset>
    </form>
  );
}
