import { useEffect, useRef } from "react";

/** Focuses the first field when a form replaces the pressed button, but not in a form that was left open. */
export function useFirstField() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const controls = [...(ref.current?.querySelectorAll<HTMLElement>("input, select") ?? [])];
    // Numbers are edited most often.
    const first = controls.find((control) => control instanceof HTMLInputElement) ?? controls[0];
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  return ref;
}
