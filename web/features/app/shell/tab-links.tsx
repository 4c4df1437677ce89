import { useState, useEffect, type KeyboardEvent, type MouseEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { Link } from "../../../lib/link.tsx";
import { CallsCount } from "../../calls/queue/calls-count.tsx";
import type { ADMIN_TABS, AdminTabId } from "../admin-tabs.ts";

type Tab = (typeof ADMIN_TABS)[number];

type TabLinksProps = {
  tabs: readonly Tab[];
  current: AdminTabId;
  /** The element that names them. */
  labelledBy: string;
  way: "vertical" | "horizontal";
  className: string;
  linkClass: string;
  labelClass?: string;
  onFollow?: () => void;
};

/**
 * Tabs as links, so that each can be opened in a new browser tab, and Tab reaches each as it does any link. Each remembers
 * its own filters.
 */
export function TabLinks(props: TabLinksProps) {
  const { tabs, current, way, linkClass, labelClass = "", onFollow } = props;
  const queryOf = useTabQueries(current);
  // The tab responds to the click at once; its panel may take several frames to draw.
  const [pressed, setPressed] = useState<{ id: AdminTabId; from: AdminTabId } | null>(null);
  const selected = pressed?.from === current ? pressed.id : current;
  return (
    <div
      role="tablist"
      aria-labelledby={props.labelledBy}
      aria-orientation={way}
      className={props.className}
      onKeyDown={moveFocus}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          id={`tab-${tab.id}`}
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls="admin-panel"
          to={queryOf(tab.id)}
          onClick={(event) => {
            if (!opensHere(event)) return;
            setPressed({ id: tab.id, from: current });
            onFollow?.();
          }}
          className={linkClass}
        >
          <tab.Icon aria-hidden="true" className="size-4.5 shrink-0" />
          <span className={labelClass}>{tab.label}</span>
          {tab.id === "calls" && <CallsCount />}
        </Link>
      ))}
    </div>
  );
}

/** Whether a click opens the link here rather than in another browser tab or window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys go through all tabs that are shown, whichever group they stand in. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const place = event.currentTarget.closest("nav, dialog");
  const tabs = [...(place ?? event.currentTarget).querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = STEPS[event.key];
  if (step !== undefined) tabs[(at + step + tabs.length) % tabs.length]?.focus();
  else if (event.key === "Home") tabs[0]?.focus();
  else if (event.key === "End") tabs.at(-1)?.focus();
  else return;
  event.preventDefault();
}

/** The query of each tab when it was last left, for the life of the page. */
const left = new Map<AdminTabId, string>();

/** Where each tab's link leads: to the tab as it was left, with its filters. */
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
