import { useEffect, type RefObject } from "react";
import { useConsentBarHeight } from "../../privacy/use-consent-bar-height.ts";

const PROPERTY = "--consent-bar";

/** Exposes the consent bar's height to CSS (`--consent-bar`) while it covers the end of the page with the input. */
export function useConsentBarRoom(element: RefObject<HTMLElement | null>): void {
  const height = useConsentBarHeight();
  useEffect(() => {
    const screen = element.current;
    if (height === 0 || !screen) return;
    screen.style.setProperty(PROPERTY, `${height}px`);
    return () => void screen.style.removeProperty(PROPERTY);
  }, [element, height]);
}
