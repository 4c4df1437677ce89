import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { loadQuietly } from "../../../../load-quietly.ts";
import { LoadingPanel } from "../../ground/data/loading-panel.tsx";
import { TabBoundary } from "../../ground/data/tab-boundary.tsx";
import { settingsQuery } from "../../ground/settings/settings-query.ts";
import { useEscape } from "./use-escape.ts";
import { useCloseLead } from "./use-lead-entry.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const loadPage = () => import("../../ground/lead/page/lead-page.tsx");
const LeadPage = lazy(async () => ({ default: (await loadPage()).LeadPage }));

/** Where the open lead is shown: over the end of the tab, none of which moves for it, on a narrow screen over all of it. */
export function LeadPanel({ id }: { id: number | null }) {
  const client = useQueryClient();
  const close = useCloseLead(id);
  const panel = useRef<HTMLElement>(null);
  useFocusReturn(id);
  useEscape(panel, close);
  useEffect(() => {
    // Its name takes it from here, once that is drawn.
    if (id !== null && !hasFocus(panel.current)) panel.current?.focus({ preventScroll: true });
  }, [id]);
  useEffect(() => {
    // A lead opens at once when its code and the calling hours are there already.
    afterPaint(() => {
      void loadQuietly(loadPage);
      void client.prefetchQuery(settingsQuery());
    });
  }, [client]);
  if (id === null) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      id="lead-panel"
      aria-label="Open lead"
      className="bg-sheet border-line-2 lead-peek fixed inset-0 z-30 overflow-y-auto overscroll-contain outline-none lg:inset-2 lg:start-auto lg:w-[min(36.25rem,calc(100vw-1rem))] lg:rounded-[0.875rem] lg:border lg:shadow-over print:static print:w-auto print:overflow-visible print:border-0 print:shadow-none"
    >
      <TabBoundary key={id} name="The lead">
        <Suspense fallback={<LoadingPanel text="Loading the lead…" />}>
          <LeadPage id={id} onClose={close} />
        </Suspense>
      </TabBoundary>
    </section>
  );
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}
