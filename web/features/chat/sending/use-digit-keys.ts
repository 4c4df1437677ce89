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

/** The key of the option at a place: after 9 comes 0, as on the keyboard; null further on. */
export function digitKey(index: number): string | null {
  return index < 10 ? String((index + 1) % 10) : null;
}

/** Chooses by digit wherever the focus is except in a field, where a digit is text. */
export function useDigitKeys(options: readonly string[], choose: (option: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const option = isFreeKey(event) ? options.find((_, index) => digitKey(index) === event.key) : undefined;
    if (option === undefined) return;
    event.preventDefault();
    choose(option);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
