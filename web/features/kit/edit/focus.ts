import { useEffect, useRef, useLayoutEffect } from "react";

type Places = {
  /** Selector for the elements of the same kind. */
  all: string;
  /** Selector for the control to focus within the neighbour; by default the neighbour itself. */
  within?: string;
  /** Selector for the element to focus if there is no neighbour. */
  otherwise?: string;
};

/** Call before removing the element that contains the focus: moves the focus to the next one, or else the previous. */
export function focusNear(gone: HTMLElement | null, { all, within, otherwise }: Places): void {
  const elements = [...document.querySelectorAll<HTMLElement>(all)];
  const index = elements.findIndex((element) => element === gone);
  const near = elements[index + 1] ?? elements[index - 1];
  if (index < 0) return;
  const inside = near && within ? near.querySelector<HTMLElement>(within) : near;
  const receiver = inside ?? (otherwise ? document.querySelector<HTMLElement>(otherwise) : null);
  // Waits for the confirming dialog to close, which returns the focus to an element that is then gone.
  requestAnimationFrame(() => receiver?.focus({ preventScroll: true }));
}

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

/** Returns the focus to the button that opened an in-place edit, once it is rendered again. */
export function useFocusBack() {
  const ref = useRef<HTMLButtonElement>(null);
  const isDue = useRef(false);
  useLayoutEffect(() => {
    if (!isDue.current || !ref.current) return;
    isDue.current = false;
    ref.current.focus();
  });
  return {
    ref,
    giveBack: () => {
      isDue.current = true;
    },
  };
}
