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

/** Where the open lead is shown: beside the tab on a wide screen, over it on a narrow one. */
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
      className="bg-base-100 border-base-300 fixed inset-0 z-30 outline-none overflow-y-auto overscroll-contain lg:left-auto lg:w-[min(40rem,46vw)] lg:border-l print:static print:w-auto print:overflow-visible print:border-0"
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
