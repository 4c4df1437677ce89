import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { Link } from "../../../lib/link.tsx";
import { CallsCount } from "../calls/calls-count.tsx";
import { ADMIN_TABS, type AdminTabId } from "./admin-tabs.ts";

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -ADMIN_TABS.length,
  End: ADMIN_TABS.length,
};

/** The tabs as links, so that each can be opened in a new browser tab. Each remembers its own filters. */
export function AdminTabList({ current }: { current: AdminTabId }) {
  const queryOf = useTabQueries(current);
  // The tab responds to the click at once; its panel may take several frames to draw.
  const [pressed, setPressed] = useState<{ id: AdminTabId; from: AdminTabId } | null>(null);
  const selected = pressed?.from === current ? pressed.id : current;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(`tab-${current}`);
    // On a narrow screen the list scrolls sideways; the page itself must not move.
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);

  return (
    <div className="bg-base-100 border-base-300 sticky top-0 z-20 border-b">
      <div
        ref={list}
        role="tablist"
        aria-label="Dashboard"
        className="relative mx-auto flex w-full max-w-[90rem] overflow-x-auto px-2 sm:px-4 lg:grid lg:grid-cols-[repeat(9,minmax(max-content,1fr))]"
        onKeyDown={moveFocus}
      >
        {ADMIN_TABS.map(({ id, label }) => (
          <Link
            key={id}
            id={`tab-${id}`}
            role="tab"
            aria-selected={id === selected}
            aria-controls="admin-panel"
            tabIndex={id === selected ? 0 : -1}
            to={queryOf(id)}
            onClick={(event) => opensHere(event) && setPressed({ id, from: current })}
            // Always in view, within the margin kept free above scroll targets, so focusing a tab need not scroll the
            // page.
            className={`-scroll-mt-20 shrink-0 border-b-2 px-3 py-3 text-center text-sm font-medium whitespace-nowrap transition-colors ${
              id === selected
                ? "border-primary text-base-content"
                : "text-base-content/75 hover:text-base-content border-transparent"
            }`}
          >
            {label}
            {id === "calls" && <CallsCount />}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** Whether a click opens the link here rather than in another browser tab or window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The query of each tab when it was last left, for the life of the page. */
const left = new Map<AdminTabId, string>();

function useTabQueries(current: AdminTabId): (tab: AdminTabId) => string {
  const [params] = useSearchParams();
  const query = withoutLead(params).toString();
  useEffect(() => {
    left.set(current, query ? `/admin?${query}` : "/admin");
  }, [current, query]);
  return (tab) => left.get(tab) ?? (tab === "assessments" ? "/admin" : `/admin?tab=${tab}`);
}

/** An open lead stays behind when the tab is changed. */
function withoutLead(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete("lead");
  return rest;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const wrapped = (index + step + tabs.length) % tabs.length;
  tabs[Math.abs(step) === 1 ? wrapped : step < 0 ? 0 : tabs.length - 1]?.focus();
}
