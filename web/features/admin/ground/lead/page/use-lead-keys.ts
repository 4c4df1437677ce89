import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { leadAfterLast, leadBeside } from "../../leads/lead-order.ts";
import { leadHref, openLeadId } from "../../leads/open-lead.ts";
import { focusPart } from "./use-lead-focus.ts";

/** J and K go on to the next lead and back, N to the notes and M to the status. Returns the step to the next lead. */
export function useLeadKeys(id: number, page: RefObject<HTMLElement | null>): (by: 1 | -1) => void {
  const navigate = useNavigate();
  const goTo = (next: number) => {
    const to = leadHref(new URLSearchParams(location.search), next);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const goOn = async () => {
    const next = await leadAfterLast(id);
    // Another lead may have been opened while the list was read on, or none.
    if (next !== null && openLeadId(new URLSearchParams(location.search)) === id) goTo(next);
  };
  const step = (by: 1 | -1) => {
    const next = leadBeside(id, by);
    if (next !== null) goTo(next);
    else if (by === 1) void goOn();
  };
  const go = (part: string) => (event: KeyboardEvent) => {
    event.preventDefault();
    if (page.current) focusPart(page.current, part);
  };
  useShortcuts({ j: () => step(1), k: () => step(-1), n: go("notes"), m: go("status") });
  return step;
}
