import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { whenIdle } from "../../../../lib/when-idle.ts";
import { lazyPage } from "../../../../lazy-page.tsx";
import { loadQuietly } from "../../../../load-quietly.ts";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { LeadOutline } from "../../ground/lead/page/lead-shape.tsx";
import { TabBoundary } from "../../ground/data/tab-boundary.tsx";
import { settingsQuery } from "../../ground/settings/settings-query.ts";
import { useEscape } from "./use-escape.ts";
import { useCloseLead } from "./use-lead-entry.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const openLead = lazyPage(async () => (await import("./open-lead-page.tsx")).OpenLeadPage);

/** How a lead lies over the tab on a wide screen: as a panel at its right, or in its place. */
const SHAPES = {
  beside:
    "lead-peek lg:inset-2 lg:start-auto lg:w-[min(36.25rem,calc(100vw-1rem))] lg:rounded-[0.875rem] lg:border lg:border-line-2 lg:shadow-over",
  page: "lg:start-53",
} as const;

/** Where the open lead is shown: over the tab, of which the left stays readable on a wide screen. */
export function LeadPanel({ id }: { id: number | null }) {
  const client = useQueryClient();
  const { params, change } = useAdminParams();
  const isPage = params.get("open") === "page";
  const close = useCloseLead(id);
  const panel = useRef<HTMLElement>(null);
  useFocusReturn(id);
  useEscape(panel, close);
  useLayoutEffect(() => {
    // Its name takes it from here, once that is drawn: an effect of the page, which may come up along with the panel.
    if (id !== null && !hasFocus(panel.current)) panel.current?.focus({ preventScroll: true });
  }, [id]);
  useEffect(() => {
    // A lead opens at once when its code and the calling hours are there already; the list comes before them.
    whenIdle(() => {
      void loadQuietly(openLead.load);
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
      className={`bg-sheet fixed inset-0 z-30 overflow-y-auto overscroll-contain outline-none ${SHAPES[isPage ? "page" : "beside"]} print:static print:w-auto print:overflow-visible print:border-0 print:shadow-none`}
    >
      <TabBoundary key={id} name="The lead">
        <Suspense fallback={<LeadOutline />}>
          <openLead.Page
            id={id}
            isPage={isPage}
            onResize={() => change({ open: isPage ? null : "page" }, { replace: true })}
            onClose={close}
          />
        </Suspense>
      </TabBoundary>
    </section>
  );
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}
