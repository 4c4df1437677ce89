import { useId, type ReactNode } from "react";
import { TheirsNote, WasLine } from "./setting-changes.tsx";
import type { SettingEdit } from "./use-setting.ts";

type Control = { id: string; "aria-describedby": string; "aria-invalid": true | undefined };

type Props = {
  edit: SettingEdit;
  label: string;
  /** What it does, in a sentence. */
  hint: ReactNode;
  words?: (text: string) => string;
  /** Whether its control is so small that it stands beside its words on any screen. */
  isSmall?: boolean;
  /** Its own Save, where it has one. */
  action?: ReactNode;
  children: (control: Control) => ReactNode;
};

/** One setting as a row: what it is at the left, its control at the right, and what it was below that. */
export function SettingRow({
  edit,
  label,
  hint,
  words = (text) => text,
  isSmall = false,
  action,
  children,
}: Props) {
  const id = useId();
  const error = edit.issues[0]?.message;
  return (
    <div
      className={`grid gap-x-6 gap-y-2 px-4.5 py-3.5 ${isSmall ? "grid-cols-[minmax(0,1fr)_auto]" : "@lg:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]"} ${edit.isChanged ? "shadow-[inset_3px_0_0_var(--color-note)] forced-colors:border-s-3" : ""}`}
    >
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}hint`} className="text-row text-ink-2">
          {hint}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex items-center gap-2">
          {children({
            id,
            "aria-describedby": `${id}hint ${id}error`,
            "aria-invalid": error ? true : undefined,
          })}
          {action}
        </div>
        <p id={`${id}error`} aria-live="polite" className="text-bad text-row font-medium empty:hidden">
          {error}
        </p>
        <WasLine edit={edit} name={label} words={words} />
      </div>
      <div className="col-span-full empty:hidden">
        <TheirsNote edit={edit} words={words} />
      </div>
    </div>
  );
}
