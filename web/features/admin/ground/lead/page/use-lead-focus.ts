import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { partToOpen } from "../../leads/open-lead.ts";

/**
 * Moves the focus into a lead that has been opened: to its name, or to the part that was asked for, as soon as that is
 * drawn.
 */
export function useLeadFocus(known: "nothing" | "some" | "all") {
  const page = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  const part = partToOpen(state);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !page.current || known === "nothing" || (part && known !== "all")) return;
    isDone.current = true;
    if (isElsewhere(page.current)) return;
    if (part) focusPart(page.current, part);
    else page.current.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [known, part]);
  return page;
}

/** Whoever went on with something else while the lead was loading is not called back. */
function isElsewhere(page: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !page.closest("#lead-panel")?.contains(activeElement);
}

/** Puts the focus into the first field of a part, and shows that whole if there is room. */
export function focusPart(page: HTMLElement, part: string): void {
  const section = page.querySelector<HTMLElement>(`[data-part="${part}"]`);
  section?.scrollIntoView({ block: "nearest", behavior: "instant" });
  section?.querySelector<HTMLElement>("select, textarea")?.focus({ preventScroll: true });
}
