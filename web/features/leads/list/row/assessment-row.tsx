import type { AssessmentView } from "#domain/leads/assessment-view";
import { memo, use, type MouseEvent } from "react";
import { leadName, shortLeadName } from "../../basics/lead-name.ts";
import { useIsSelected } from "../selection/selection.ts";
import { COLUMNS, isStageless } from "./columns.tsx";
import { RowActionsContext, type CellProps } from "./row-actions.ts";

/** `isBeside`: the lead is open beside the list. */
type Props = { lead: AssessmentView; isBeside: boolean };

/** A lead of the list in one line, on a phone in two. */
export const AssessmentRow = memo(function AssessmentRow({ lead, isBeside }: Props) {
  const { open, select } = use(RowActionsContext);
  const onClick = (event: MouseEvent) => {
    if (isOnControl(event)) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) select(lead.id, event.shiftKey);
    else if (getSelection()?.isCollapsed !== false) open(lead.id);
  };
  return (
    // A press beside the controls is a wider way to what they do; the list has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      data-lead={lead.id}
      data-stageless={isStageless(lead) || undefined}
      tabIndex={-1}
      aria-label={leadName(lead)}
      aria-current={isBeside || undefined}
      className="lead-row lead-grid"
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={onClick}
    >
      <RowPick lead={lead} />
      {COLUMNS.map(({ id, Cell }, index) => (
        <div key={id} role={index === 0 ? "rowheader" : "cell"} className={`lead-${id}`}>
          <Cell lead={lead} />
        </div>
      ))}
    </div>
  );
});

function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("a, button, label, input") !== null;
}

/** Selects a row. */
function RowPick({ lead }: CellProps) {
  const { select } = use(RowActionsContext);
  const isSelected = useIsSelected(lead.id);
  return (
    <div role="cell" data-picked={isSelected || undefined} className="lead-pick">
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
