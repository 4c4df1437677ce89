import { useEffect, useEffectEvent, type RefObject } from "react";
import { isLayerOpen } from "../../ground/frame/shortcuts.ts";

/** Esc leaves a field, and closes the lead; also while it is still loading. */
export function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!panel.current || event.key !== "Escape" || event.defaultPrevented) return;
    if (isLayerOpen()) return;
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
    if (!isTyping) onClose();
    // The focus stays in the lead, so that its keys work again.
    else if (panel.current.contains(target)) panel.current.focus({ preventScroll: true });
    else target.blur();
  });
  useEffect(() => {
    // After all others, which may have a use for it.
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
