import { afterFirstPaint } from "./lib/after-first-paint.ts";
import { hasKeptForm } from "./has-kept-form.ts";
import { holdEarlyClick } from "./hold-early-click.ts";

const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;
/** An element with this attribute needs the app when it comes near the viewport. */
const ISLAND = "[data-island]";
/** How far below the viewport counts as near. */
const NEAR = "600px";

/**
 * Starts the app on a page that came as HTML: at the first interaction, or when an island comes near the viewport;
 * after the first paint if the page asks for it or a form is waiting to be sent. A click made before the app is ready
 * is repeated once it is.
 */
export function hydratePage(root: HTMLElement, start: (root: HTMLElement) => Promise<void>): void {
  const waiting = new AbortController();
  const replay = holdEarlyClick(root);
  function run(event?: Event): void {
    if (waiting.signal.aborted || (event && isResting(event))) return;
    waiting.abort();
    void start(root).then(replay);
  }
  for (const type of INTERACTIONS) {
    addEventListener(type, run, { passive: true, capture: true, signal: waiting.signal });
  }
  whenIslandIsNear(root, () => run(), waiting.signal);
  if (root.dataset["hydrate"] === "after-paint" || hasKeptForm()) afterFirstPaint(() => run());
}

/** Browsers send a move event for a mouse that merely rests on the page as it opens. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY
  );
}

function whenIslandIsNear(root: HTMLElement, run: () => void, signal: AbortSignal): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) run();
    },
    { rootMargin: NEAR },
  );
  for (const island of root.querySelectorAll(ISLAND)) near.observe(island);
  signal.addEventListener("abort", () => near.disconnect());
}
