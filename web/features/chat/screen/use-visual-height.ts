import { useEffect, type RefObject } from "react";

const PROPERTY = "--visual-height";
/** A viewport smaller than this share of the window means a keyboard rather than a toolbar. */
const KEYBOARD = 0.8;

/**
 * Exposes the height left by an on-screen keyboard to CSS (`--visual-height`) and sets `data-keyboard` on the element
 * while it is open, because phones lay the keyboard over the page.
 */
export function useVisualHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      // Zoomed in, the visitor sees only part of the page on purpose.
      const isSmaller = viewport.scale === 1 && viewport.height < window.innerHeight * KEYBOARD;
      element.current?.toggleAttribute("data-keyboard", isSmaller);
      element.current?.style.setProperty(PROPERTY, isSmaller ? `${viewport.height}px` : "100dvh");
    };
    update();
    viewport.addEventListener("resize", update);
    return () => viewport.removeEventListener("resize", update);
  }, [element]);
}
