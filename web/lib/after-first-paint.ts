import { afterPaint } from "./after-paint.ts";

/**
 * Runs something once the page's first content is on the screen, not merely handed to it: what loads before competes
 * with the page for a slow phone. At once in a background page, which is not painted.
 */
export function afterFirstPaint(run: () => void): void {
  const isReported = PerformanceObserver.supportedEntryTypes?.includes("paint");
  if (document.visibilityState === "hidden" || !isReported) return afterPaint(run);
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    run();
  });
  painted.observe({ type: "paint", buffered: true });
}
