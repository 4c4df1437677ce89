import { CALL_OUTCOMES, type CallOutcome } from "#domain/calls/call-outcomes";
import { useEffect, useEffectEvent } from "react";
import { useShortcuts } from "../../frame/shortcuts.ts";

type Actions = {
  choose: (outcome: CallOutcome) => void;
  /** Null where N is not the call's. */
  goToNote: (() => void) | null;
  /** Takes the outcome back; null without one. */
  takeBack: (() => void) | null;
};

/** The keys of a call: 1–6 for what came of it, N for its note, Esc to take the outcome back. */
export function useCallKeys({ choose, goToNote, takeBack }: Actions): void {
  // The note gets the focus before the key would be typed.
  const instead = (act: () => void) => (event: KeyboardEvent) => {
    event.preventDefault();
    act();
  };
  const outcomes = CALL_OUTCOMES.map(
    (outcome, index) => [String(index + 1), instead(() => choose(outcome))] as const,
  );
  useShortcuts({ ...Object.fromEntries(outcomes), ...(goToNote && { n: instead(goToNote) }) });
  useEscape(takeBack);
}

/** Esc also works in a field, where single keys are text. */
function useEscape(act: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!act || event.key !== "Escape" || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
