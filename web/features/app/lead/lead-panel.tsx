import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useLayoutEffect, useRef, useEffectEvent, type RefObject } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { lazyPage } from "../../../lazy-page.tsx";
import { whenIdle } from "../../../lib/when-idle.ts";
import { loadQuietly } from "../../../load-quietly.ts";
import { TabBoundary } from "../../kit/data/tab-boundary.tsx";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { isLayerOpen } from "../../kit/frame/shortcuts.ts";
import { LeadOutline } from "../../leads/lead/page/lead-shape.tsx";
import { settingsQuery } from "../../kit/settings/settings-query.ts";
import { listedElement } from "./use-open-in-view.ts";

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

/** Esc leaves a field, and closes the lead; also while it is still loading. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!panel.current || event.key !== "Escape" || event.defaultPrevented) return;
    if (isLayerOpen()) return;
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
    if (!isTyping) onClose();
    // The focus stays in the lead, so that its keys work again.
    else if (panel.current.contains(target)) panel.current.focus({ preventScroll: true });
    else target.blur();
  });
  useEffect(() => {
    // After all others, which may have a use for it.
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** Gives the focus back to where it was when a lead was opened, or to that of the list's leads which was shown last. */
function useFocusReturn(id: number | null): void {
  const from = useRef<{ element: Element | null; id: number; last: number } | null>(null);
  useLayoutEffect(() => {
    if (id === null) return;
    from.current ??= { element: document.activeElement, id, last: id };
    from.current.last = id;
  }, [id]);
  useEffect(() => {
    if (id !== null || !from.current) return;
    const { element, id: first, last } = from.current;
    from.current = null;
    // Whoever went on elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const opener = element instanceof HTMLElement && element !== document.body ? element : null;
    const target = (first === last && opener?.isConnected ? opener : null) ?? listedElement(last) ?? opener;
    target?.focus({ preventScroll: first === last });
    if (document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [id]);
}

/** Closes the open lead. What opened it here is gone back to; a link from elsewhere leaves what lies behind. */
function useCloseLead(id: number | null): () => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const { change } = useAdminParams();
  const last = useRef({ key: "", id, isStep: false, isLeft: false });
  useEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    const isStep = type === "PUSH" ? before.id === null : type === "REPLACE" && before.isStep;
    last.current = { key, id, isStep: id !== null && isStep, isLeft: false };
  }, [key, type, id]);
  return () => {
    // The browser goes back a moment later: asked twice, it would leave the dashboard.
    if (last.current.isLeft) return;
    last.current.isLeft = last.current.isStep;
    if (last.current.isStep) void navigate(-1);
    else change({ lead: null, open: null }, { replace: true });
  };
}
