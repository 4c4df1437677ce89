import { useEffect, type RefObject } from "react";

/** Tells the styles how high that is which stays at the upper edge: what is jumped to stands below it. */
export function useStuck(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    const top = element?.querySelector<HTMLElement>(".lead-top");
    const tools = element?.querySelector<HTMLElement>(".lead-tools");
    if (!element || !top) return;
    const measure = () => {
      // Where the whole head does not stay, its bar alone does.
      const height = top.offsetHeight || (tools?.offsetHeight ?? 0);
      element.style.setProperty("--lead-head", `calc(var(--lead-top, 0px) + ${height}px)`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(top);
    measure();
    return () => observer.disconnect();
  }, [page]);
}
