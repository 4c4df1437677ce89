/** How far the server's clock is ahead of this device's (ms); null until somebody asks. */
let ahead: number | null = null;

/**
 * The time by the server's clock (ms), as the device's own may be days off. It is behind by as long as the page took to
 * arrive, never ahead. Where neither the page's headers nor its data tell the time, the device's is all there is.
 */
export function serverNow(): number {
  ahead ??= aheadOf(sentAt());
  return Date.now() + ahead;
}

/** This document's data says when the server made it (ms): browsers that read no `Server-Timing` go by that. */
export function madeByServerAt(at: number): void {
  ahead = aheadOf(sentAt() ?? at);
}

/** What the document's header says of when it was sent (ms); one that comes from the browser's cache is of long ago. */
function sentAt(): number | null {
  const navigation = navigationOf();
  if (!navigation || navigation.transferSize === 0) return null;
  return navigation.serverTiming.find(({ name }) => name === "sent")?.duration ?? null;
}

/** A page may be asked for its time long after it arrived. */
function aheadOf(sent: number | null): number {
  if (sent === null) return 0;
  return sent + performance.now() - (navigationOf()?.responseStart ?? 0) - Date.now();
}

function navigationOf(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType("navigation").find(isNavigation);
}

/** Browsers that tell nothing of their server are years old. */
function isNavigation(entry: PerformanceEntry): entry is PerformanceNavigationTiming {
  return "serverTiming" in entry;
}
