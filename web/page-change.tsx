import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { pageAt } from "./pages.ts";

/**
 * Does for a page change within the app what the browser does for a new document: title, theme, scrolling to the top,
 * and a starting point for the focus.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const page = pageAt(pathname);
    document.title = page.title;
    if (page.theme === "light") document.documentElement.dataset["theme"] = "paper";
    else delete document.documentElement.dataset["theme"];
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
