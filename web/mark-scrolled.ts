/** Scrolled further than this, the header turns translucent and the sticky button appears on phones. */
const THRESHOLD_PX = 20;

function mark(): void {
  document.documentElement.toggleAttribute("data-scrolled", scrollY > THRESHOLD_PX);
}

/** Maintains `data-scrolled` on the document, for styles before and after the app has started. */
export function markScrolled(): void {
  addEventListener("scroll", mark, { passive: true });
  // Deferred, because reading the position now would force a layout before the first frame.
  requestAnimationFrame(mark);
}
