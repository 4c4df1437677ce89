import { useEffect, useRef, type RefObject } from "react";
import type { LeadPart } from "../../leads/open-lead.ts";
import { isMoveAsked } from "../../moves/move-question.ts";

type Options = {
  page: RefObject<HTMLElement | null>;
  /** The part that was asked for. Its field takes the focus once all is known. */
  part: LeadPart | null;
  onPart: (part: LeadPart) => void;
  known: "nothing" | "some" | "all";
  /** `free` leaves it to whoever went on elsewhere while the lead was loading. */
  takes: "free" | "always" | "never";
};

/** Moves the focus into a lead that has come up: to its name, or to the part that was asked for. */
export function useLeadFocus({ page, part, onPart, known, takes }: Options): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !page.current || known === "nothing" || (part && known !== "all")) return;
    isDone.current = true;
    // What is asked about the lead before has the focus.
    if (takes === "always" && isMoveAsked()) return;
    if (takes === "never" || (takes === "free" && isElsewhere(page.current))) return;
    if (part) onPart(part);
    else page.current.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [page, known, part, onPart, takes]);
}

function isElsewhere(page: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !page.closest("#lead-panel")?.contains(activeElement);
}
