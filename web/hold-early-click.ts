/**
 * Keeps the last button clicked before the app listens. Gives what ends that, as soon as the app does
 * listen, and clicks the button again. Links work by themselves.
 */
export function holdEarlyClick(root: HTMLElement): () => void {
  let clicked: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    clicked = event.target instanceof Element ? event.target.closest("button") : null;
  };
  root.addEventListener("click", hold);
  return () => {
    root.removeEventListener("click", hold);
    setTimeout(() => clicked?.click());
  };
}
