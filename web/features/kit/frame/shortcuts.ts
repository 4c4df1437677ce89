import { createContext, use, useEffectEvent, useLayoutEffect } from "react";
import { isComposed } from "../../../lib/enter-key.ts";

type Bindings = Record<string, (event: KeyboardEvent) => void>;

/** Whether the shortcuts below come before those of everything else, as an open lead's do. */
export const OwnsKeys = createContext(false);

/** Single-key shortcuts for the whole page, by `event.key` in lower case. */
export function useShortcuts(bindings: Bindings): void {
  const isOwner = use(OwnsKeys);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = bindings[event.key.toLowerCase()];
    if (!action || !isFree(event)) return;
    if (isOwner) event.stopImmediatePropagation();
    action(event);
  });
  // Before it is painted: whoever sees what a key acts on may press it.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey, { capture: isOwner });
    return () => document.removeEventListener("keydown", onKey, { capture: isOwner });
  }, [isOwner]);
}

/** What is typed into, and what has keys of its own but Space. */
const KEY_OWNERS =
  "input:not([type=checkbox]), textarea, select, [contenteditable='true'], [data-owns-keys], [popover=auto]";

/** Whether a dialog or a popover stands over the page: Esc is theirs. */
export function isLayerOpen(): boolean {
  return document.querySelector("dialog[open], [popover=auto]:popover-open") !== null;
}

/** Whether a key is free for shortcuts: no typing, no dialog, no combination, no held key. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || isComposed(event)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest(KEY_OWNERS)) return false;
  return document.querySelector("dialog[open]") === null;
}
