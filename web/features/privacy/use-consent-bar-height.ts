import { useEffect, type RefObject } from "react";
import { hasBar } from "../../privacy/privacy-store.ts";
import { usePrivacy } from "../../privacy/use-privacy.ts";

const PROPERTY = "--consent-bar";
const BAR = "[data-consent-bar]";

/** Exposes the consent bar's height to CSS (`--consent-bar`) while it covers the end of the page with the input. */
export function useConsentBarRoom(element: RefObject<HTMLElement | null>): void {
  const isShown = hasBar(usePrivacy());
  useEffect(() => {
    const screen = element.current;
    if (!isShown || !screen) return;
    const measuring = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      screen.style.setProperty(PROPERTY, `${Math.ceil(height)}px`);
    });
    // The bar's code loads after the decision to show it.
    const waiting = new MutationObserver(find);
    function find(): void {
      const bar = document.querySelector(BAR);
      if (!bar) return;
      waiting.disconnect();
      measuring.observe(bar);
    }
    waiting.observe(document.body, { childList: true, subtree: true });
    find();
    return () => {
      waiting.disconnect();
      measuring.disconnect();
      screen.style.removeProperty(PROPERTY);
    };
  }, [element, isShown]);
}
