import { useEffect, type RefObject } from "react";

const PROPERTY = "--visual-height";
/** So much less than the whole is a keyboard, not a toolbar. */
const KEYBOARD = 0.8;

/**
 * Tells styles how much of the screen an on-screen keyboard leaves (`--visual-height`), and marks
 * the element with `data-keyboard` while there is one: phones lay it over the page.
 */
export function useVisualHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      // Zoomed in, a part of the page is seen on purpose.
      const isSmaller = viewport.scale === 1 && viewport.height < window.innerHeight * KEYBOARD;
      element.current?.toggleAttribute("data-keyboard", isSmaller);
      element.current?.style.setProperty(PROPERTY, isSmaller ? `${viewport.height}px` : "100dvh");
    };
    update();
    viewport.addEventListener("resize", update);
    return () => viewport.removeEventListener("resize", update);
  }, [element]);
}
