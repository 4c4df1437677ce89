import { ConflictNote } from "../edit/conflict-note.tsx";
import type { SettingEdit } from "./use-setting.ts";

type Props = {
  edit: SettingEdit;
  /** What it is called, for the names of its buttons. */
  name: string;
  /** A value as staff read it; left out where it would take too many lines to say what it was. */
  words?: ((text: string) => string) | undefined;
};

/** Beside a setting that was changed: what it was, and the way back. */
export function WasLine({ edit, name, words }: Props) {
  if (!edit.isChanged) return null;
  return (
    <p className="text-ink-3 flex flex-wrap items-center gap-x-1.5 text-xs">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {words ? `Was ${words(edit.stored)}` : "Not saved yet"}
      </span>
      <button type="button" className="link tap font-semibold" onClick={edit.discard}>
        Undo<span className="sr-only"> {name}</span>
      </button>
    </p>
  );
}

/** What somebody else has stored meanwhile, beside one's own. */
export function TheirsNote({ edit, words = (text) => text }: Pick<Props, "edit" | "words">) {
  const { theirs } = edit;
  if (!theirs) return null;
  return (
    <ConflictNote
      theirs={words(theirs.value)}
      yours={words(edit.text)}
      onKeepYours={() => edit.save(theirs)}
      onTakeTheirs={() => edit.takeTheirs(theirs)}
    />
  );
}
