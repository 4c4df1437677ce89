import { pageNameAt } from "#domain/page-paths";
import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { Boundary } from "./boundary.tsx";
import { useGivenContent } from "./content/use-content.tsx";
import { PrivacyScreens } from "./features/people/privacy/privacy-screens.tsx";
import { useLocation } from "./lib/page-location.tsx";
import { whenIdle } from "./lib/when-idle.ts";
import { releaseTexts } from "./moved-nodes.ts";
import { SendKeptForms } from "./send-kept-forms.tsx";
import { Toaster } from "./ui/toaster.tsx";

/**
 * What surrounds every page, in the browser and where its HTML is made: hydration needs the same of both. Each part fails
 * alone: without a toast, a kept form is still sent and consent still asked for.
 */
export function PageSurroundings({ children }: { children: ReactNode }) {
  return (
    <>
      <PageChange />
      <Suspense>
        {children}
        <TakenOver />
      </Suspense>
      <Boundary fallback={null}>
        <SendKeptForms />
      </Boundary>
      <Boundary fallback={null}>
        <PrivacyScreens />
      </Boundary>
      <Boundary fallback={null}>
        <Toaster />
      </Boundary>
    </>
  );
}

/** Hydrates together with the page; what is nested in it goes on to do so until nothing is left to do. */
function TakenOver() {
  useEffect(() => whenIdle(releaseTexts), []);
  return null;
}

/**
 * Does for a change within the app, from a hub to its plan and back, what the browser does for a new document: title,
 * scrolling to the top, and a starting point for the focus.
 */
function PageChange() {
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
