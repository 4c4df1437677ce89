declare global {
  interface Window {
    /** The button clicked before any of our code ran, kept by a script in the document (`web/build/shell-html.ts`). */
    earlyClick?: HTMLElement | null;
  }
}

/**
 * Remembers the last button clicked before the app listens. Returns a function that stops this and repeats the click,
 * to be called once the app listens. Links work by themselves.
 */
export function holdEarlyClick(root: HTMLElement): () => void {
  let clicked = window.earlyClick;
  const hold = (event: MouseEvent) => {
    clicked = event.target instanceof Element ? event.target.closest("button") : null;
  };
  root.addEventListener("click", hold);
  return () => {
    root.removeEventListener("click", hold);
    setTimeout(() => clicked?.click());
  };
}
