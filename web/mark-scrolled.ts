/** From here on the header turns translucent and the sticky button of phones appears. */
const THRESHOLD_PX = 20;

function mark(): void {
  document.documentElement.toggleAttribute("data-scrolled", scrollY > THRESHOLD_PX);
}

/** Keeps `data-scrolled` on the document, for styles to follow before and after the app has started. */
export function markScrolled(): void {
  addEventListener("scroll", mark, { passive: true });
  // Not at once: asking for the position would lay the page out before its first frame does.
  requestAnimationFrame(mark);
}
