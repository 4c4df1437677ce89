import { useEffect, type RefObject } from "react";
import { hasBar } from "../privacy/privacy-store.ts";
import { usePrivacy } from "../privacy/use-privacy.ts";

const PROPERTY = "--consent-bar";
const BAR = "[data-consent-bar]";

/** Tells styles how high the consent bar is (`--consent-bar`) while it lies over the page's end, where the input is. */
export function useConsentBarRoom(element: RefObject<HTMLElement | null>): void {
  const isShown = hasBar(usePrivacy());
  useEffect(() => {
    const screen = element.current;
    if (!isShown || !screen) return;
    const measuring = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      screen.style.setProperty(PROPERTY, `${Math.ceil(height)}px`);
    });
    // Its code comes later than the decision to show it.
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
