import { pageNameAt } from "#domain/page-paths";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useGivenContent } from "./content/use-content.tsx";

/**
 * Does for a change within the app, from a hub to its plan and back, what the browser does for a new document: title,
 * scrolling to the top, and a starting point for the focus.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const { pages } = useGivenContent();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const name = pageNameAt(pathname);
    if (pages && name) document.title = pages[name].title;
    window.scrollTo(0, 0);
    // In a frame it is not taken from what stands around.
    if (document.hasFocus()) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pathname, pages]);
  return null;
}
