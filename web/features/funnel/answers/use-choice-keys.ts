import { useEffect, useEffectEvent } from "react";
import { isComposed } from "../../../lib/enter-key.ts";

/** Ignores typing, browser and system shortcuts, held keys, IME, and every key while a dialog is open. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isComposed(event)) return false;
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return false;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && !target.closest("input, textarea, select");
}

/** The index of the option for a key, `A` to `E` or `1` to `5`; -1 for any other key. */
export function optionOfKey(key: string, count: number): number {
  if (!/^[a-e1-5]$/i.test(key)) return -1;
  const index = /\d/.test(key) ? Number(key) - 1 : key.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
  return index < count ? index : -1;
}

export function letterOf(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

/** Chooses by letter or digit, wherever the focus is. */
export function useChoiceKeys(count: number, choose: (index: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const index = isFreeKey(event) ? optionOfKey(event.key, count) : -1;
    if (index < 0) return;
    event.preventDefault();
    choose(index);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
