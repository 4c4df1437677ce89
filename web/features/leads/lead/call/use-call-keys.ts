import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { useEffect, useEffectEvent } from "react";
import { isLayerOpen, useShortcuts } from "../../../kit/frame/shortcuts.ts";
import type { CallWork } from "./use-call-work.ts";

/** The keys of a call: C calls, 1–6 say what came of it, Esc takes that back, then closes the dock. */
export function useCallKeys(work: CallWork): void {
  const outcomes = CALL_OUTCOMES.map((outcome, index) => {
    const choose = (event: KeyboardEvent) => {
      // The note gets the focus before the key would be typed.
      event.preventDefault();
      work.choose(outcome);
    };
    return [String(index + 1), choose] as const;
  });
  useShortcuts({
    c: (event) => {
      event.preventDefault();
      work.take();
    },
    ...(work.hasNumber && Object.fromEntries(outcomes)),
  });
  const back = work.form.outcome ? work.takeBack : work.close;
  useEscape(work.isOpen ? back : null);
}

/** Esc also works in a field, where single keys are text. */
function useEscape(act: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!act || event.key !== "Escape" || event.defaultPrevented || isLayerOpen()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
