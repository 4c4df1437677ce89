import { useEffect, useState } from "react";
import { hasBar } from "./privacy-store.ts";
import { usePrivacy } from "./use-privacy.ts";

const BAR = "[data-consent-bar]";

/** How much of the screen's end the consent bar covers, in pixels. */
export function useConsentBarHeight(): number {
  const isShown = hasBar(usePrivacy());
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!isShown) return;
    const measuring = new ResizeObserver(([entry]) =>
      setHeight(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)),
    );
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
    };
  }, [isShown]);
  return isShown ? height : 0;
}
