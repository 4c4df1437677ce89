import { KeyCap } from "../../../kit/look/key-cap.tsx";
import type { ReactNode } from "react";

/** A fact of a lead that is changed where it stands: its label above, its value below, which is the control. */
export const CONTROL =
  "lead-control border-line-2 hover:border-edge bg-sheet relative grid min-h-12 min-w-0 content-center rounded-lg border px-2.5 py-1 text-start pointer-coarse:min-h-13";

export function ControlLabel({ children, hotkey }: { children: ReactNode; hotkey?: string }) {
  return (
    <span className="text-ink-3 flex min-w-0 items-center justify-between gap-2 text-xs">
      <span className="truncate">{children}</span>
      {hotkey && <KeyCap className="lead-hotkey">{hotkey}</KeyCap>}
    </span>
  );
}

export function ControlValue({ children }: { children: ReactNode }) {
  return (
    <span className="text-row flex min-h-5 min-w-0 items-center gap-1.5 font-semibold whitespace-nowrap">
      {children}
    </span>
  );
}
