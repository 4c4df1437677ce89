import { useEffect, type RefObject } from "react";

/** A head that would take more of the window than this goes with the page, and its bar alone stays. */
const MOST_OF_WINDOW = 0.5;

/** Tells the styles how high that is which stays at the upper edge: what is jumped to stands below it. */
export function useStuck(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    const part = (name: string) => element?.querySelector<HTMLElement>(`.lead-${name}`);
    const [top, tools, intro] = [part("top"), part("tools"), part("intro")];
    if (!element || !top || !tools || !intro) return;
    const measure = () => {
      const isTall = tools.offsetHeight + intro.offsetHeight > innerHeight * MOST_OF_WINDOW;
      element.toggleAttribute("data-tall", isTall);
      // Where the whole head does not stay, it has no height of its own.
      const height = top.offsetHeight || tools.offsetHeight;
      element.style.setProperty("--lead-head", `calc(var(--lead-top, 0px) + ${height}px)`);
    };
    const observer = new ResizeObserver(measure);
    // Measures at once, when the page is laid out for the first time.
    for (const watched of [element, tools, intro]) observer.observe(watched);
    return () => observer.disconnect();
  }, [page]);
}
