import { holdEarlyClick } from "./hold-early-click.ts";

const INTERACTIONS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;
/** An element with this attribute needs the app when it comes near view. */
const ISLAND = "[data-island]";
/** How far below the screen counts as near. */
const NEAR = "600px";

/**
 * Starts the app at the first interaction, or when an island comes near view. A click that comes before
 * the app is ready is done again once it is.
 */
export function hydrateWhenNeeded(root: HTMLElement, start: (root: HTMLElement) => Promise<void>): void {
  const waiting = new AbortController();
  const release = holdEarlyClick(root);
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) run();
    },
    { rootMargin: NEAR },
  );
  function run(): void {
    if (waiting.signal.aborted) return;
    waiting.abort();
    near.disconnect();
    void start(root).then(release);
  }
  for (const type of INTERACTIONS) {
    addEventListener(type, run, { passive: true, capture: true, signal: waiting.signal });
  }
  for (const island of root.querySelectorAll(ISLAND)) near.observe(island);
}
