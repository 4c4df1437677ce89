import { useNavigate } from "react-router-dom";
import { useShortcuts } from "../../ground/frame/shortcuts.ts";
import { leadAfterLast, leadBeside } from "../../ground/leads/lead-order.ts";
import { leadHref, openLeadId } from "../../ground/leads/open-lead.ts";

/** J and K go on to the next lead of the screen behind, and back. Returns the step. */
export function useLeadKeys(id: number): (by: 1 | -1) => void {
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
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  return step;
}
