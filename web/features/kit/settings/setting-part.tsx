import type { ReactNode } from "react";
import { TheirsNote, WasLine } from "./setting-changes.tsx";
import type { SettingEdit } from "./use-setting.ts";

type Props = {
  title: string;
  edit: SettingEdit;
  /** A value as staff read it, for comparing. */
  words: (text: string) => string;
  children: ReactNode;
};

/** One setting of several fields. */
export function SettingPart({ title, edit, words, children }: Props) {
  return (
    <div
      className={`px-4.5 py-3.5 ${edit.isChanged ? "shadow-[inset_3px_0_0_var(--color-note)] forced-colors:border-s-3" : ""}`}
    >
      <fieldset className="min-w-0 space-y-3">
        <legend className="float-start mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-3 font-semibold">
          {title}
        </legend>
        <div className="clear-both space-y-3">
          <WasLine edit={edit} name={title.toLowerCase()} />
          {children}
          <TheirsNote edit={edit} words={words} />
        </div>
      </fieldset>
    </div>
  );
}
