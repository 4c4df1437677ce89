import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useShortcuts } from "../frame/shortcuts.ts";
import { leadBeside } from "./lead-order.ts";
import { leadHref } from "./open-lead.ts";

/** J and K go on to the next lead and back; Esc leaves a field, and closes the lead. */
export function useLeadKeys(id: number, onClose: () => void): void {
  const navigate = useNavigate();
  const step = (by: 1 | -1) => {
    const next = leadBeside(id, by);
    if (next === null) return;
    const to = leadHref(new URLSearchParams(location.search), next);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const field =
      event.target instanceof HTMLElement && event.target.closest<HTMLElement>("input, textarea, select");
    if (field) field.blur();
    else onClose();
  });
  useEffect(() => {
    // After all others, which may have a use for it.
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
