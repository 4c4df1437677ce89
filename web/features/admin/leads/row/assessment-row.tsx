import type { AssessmentView } from "#domain/leads/assessment-view";
import { memo, use, type MouseEvent } from "react";
import { leadName } from "../../ground/leads/lead-name.ts";
import { COLUMNS } from "./columns.tsx";
import { RowActionsContext } from "./row-actions.ts";
import { RowPick } from "./row-pick.tsx";

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
