import { useEffect, useEffectEvent } from "react";

type Bindings = Record<string, (event: KeyboardEvent) => void>;

/** Single-key shortcuts for the whole page, by `event.key` in lower case. */
export function useShortcuts(bindings: Bindings): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = bindings[event.key.toLowerCase()];
    if (action && isFree(event)) action(event);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Whether a key is free for shortcuts: no typing, no dialog, no combination, no held key. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable='true']"))
    return false;
  return document.querySelector("dialog[open]") === null;
}
