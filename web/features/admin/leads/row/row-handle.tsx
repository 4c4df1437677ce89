import type { AssessmentView } from "#domain/leads/assessment-view";
import { ChevronRight } from "lucide-react";
import { use } from "react";
import { shortLeadName } from "../../ground/leads/lead-name.ts";
import { useIsSelected } from "../selection/selection.ts";
import { RowActionsContext } from "./row-actions.ts";

type Props = { lead: AssessmentView; isOpen: boolean; onToggle: () => void };

/** Selects a row, and opens it in place. */
export function RowHandle({ lead, isOpen, onToggle }: Props) {
  const { select } = use(RowActionsContext);
  const isSelected = useIsSelected(lead.id);
  const name = shortLeadName(lead);
  return (
    <div className="flex shrink-0 items-center gap-1 [grid-area:pick] pointer-coarse:-ml-2">
      <label className="grid size-6 cursor-pointer place-items-center pointer-coarse:size-11">
        <span className="sr-only">Select {name}</span>
        <input
          type="checkbox"
          data-select
          // All rows may be chosen at once, and a hundred fading boxes hold up what comes next.
          className="checkbox checkbox-xs border-base-content/60 transition-none"
          checked={isSelected}
          onClick={(event) => select(lead.id, event.shiftKey)}
          // The click above knows whether Shift is held.
          onChange={() => {}}
        />
      </label>
      <button
        type="button"
        data-toggle
        aria-expanded={isOpen}
        aria-label={`Details of ${name}`}
        className="rounded-field hover:bg-base-200 grid size-6 cursor-pointer place-items-center pointer-coarse:size-11"
        onClick={onToggle}
      >
        <ChevronRight
          aria-hidden="true"
          className={`size-4 motion-safe:transition-transform ${isOpen ? "rotate-90" : ""}`}
        />
      </button>
    </div>
  );
}
