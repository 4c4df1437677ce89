import { useLayoutEffect, type RefObject } from "react";

/**
 * Moves the focus to the heading of a step as it appears, so that screen readers start there, and the page to its top.
 */
export function useStepFocus(heading: RefObject<HTMLElement | null>): void {
  // Runs before painting: otherwise the step would be seen jumping from the previous scroll position.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [heading]);
}
