import { hasKeptForm } from "./has-kept-form.ts";

declare global {
  interface Window {
    /** The button clicked last, kept by a script in the document (`web/build/shell-html.ts`). */
    earlyClick?: HTMLElement | null;
    /** The event by which the page was used last, kept by the same. */
    earlyUse?: Event;
  }
}

const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;
/** An element with this attribute needs the app when it comes near the viewport. */
const ISLAND = "[data-island]";
/** How far below the viewport counts as near. */
const NEAR = "600px";

/**
 * Starts the app on a page that came as HTML and has been painted: at once if the page asks for it, a form is waiting to
 * be sent, or the page is used already; else at the first interaction, or when an island comes near the viewport. A
 * click made before the app is ready is repeated once it is.
 */
export function hydratePage(root: HTMLElement, start: (root: HTMLElement) => Promise<void>): void {
  const waiting = new AbortController();
  function run(event?: Event): void {
    if (waiting.signal.aborted || (event && isResting(event))) return;
    waiting.abort();
    void start(root).then(() => {
      const clicked = window.earlyClick;
      setTimeout(() => clicked?.click());
    });
  }
  for (const type of INTERACTIONS) {
    addEventListener(type, run, { passive: true, capture: true, signal: waiting.signal });
  }
  whenIslandIsNear(root, () => run(), waiting.signal);
  if (root.dataset["hydrate"] === "after-paint" || hasKeptForm() || window.earlyClick) run();
  else if (window.earlyUse) run(window.earlyUse);
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
