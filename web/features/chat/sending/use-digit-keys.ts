import { useEffect, useEffectEvent } from "react";
import { isComposed } from "../../../lib/enter-key.ts";

/** Ignores typing, shortcuts, held keys, IME, and every key while a dialog is open. */
function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isComposed(event)) return false;
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && !target.closest("input, textarea, select, iframe");
}

/** Chooses by digit, 1 to 9, wherever the focus is except in a field, where a digit is text. */
export function useDigitKeys(options: readonly string[], choose: (option: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const option = /^[1-9]$/.test(event.key) && isFreeKey(event) ? options[Number(event.key) - 1] : undefined;
    if (option === undefined) return;
    event.preventDefault();
    choose(option);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
