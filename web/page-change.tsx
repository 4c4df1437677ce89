import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { pageAt } from "./pages.ts";

/**
 * Does for a page change inside the app what the browser does for a new document: title, top of the
 * page, and a place for the focus to start from.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = pageAt(pathname).title;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
