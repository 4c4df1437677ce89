import { useEffect, useRef } from "react";

/** The focus goes into a form that takes the place of the button pressed; a form that was left open waits. */
export function useFirstField() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const controls = [...(ref.current?.querySelectorAll<HTMLElement>("input, select") ?? [])];
    // Numbers are what is edited most.
    const first = controls.find((control) => control instanceof HTMLInputElement) ?? controls[0];
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  return ref;
}
