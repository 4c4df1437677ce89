import { use } from "react";
import { shortLeadName } from "../../ground/leads/lead-name.ts";
import { useIsSelected } from "../selection/selection.ts";
import type { CellProps } from "./cell-props.ts";
import { RowActionsContext } from "./row-actions.ts";

/** Selects a row. */
export function RowPick({ lead }: CellProps) {
  const { select } = use(RowActionsContext);
  const isSelected = useIsSelected(lead.id);
  return (
    <div role="cell" className="lead-pick">
      <label className="grid size-6 cursor-pointer place-items-center pointer-coarse:size-11">
        <span className="sr-only">Select {shortLeadName(lead)}</span>
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
    </div>
  );
}
