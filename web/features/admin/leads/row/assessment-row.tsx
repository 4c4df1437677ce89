import type { AssessmentView } from "#domain/leads/assessment-view";
import { memo, use, type MouseEvent } from "react";
import { leadName } from "../../ground/leads/lead-name.ts";
import { CardBody } from "../card/card-body.tsx";
import { useCardParts } from "../card/use-card-parts.ts";
import { RowActionsContext } from "./row-actions.ts";
import { RowHandle } from "./row-handle.tsx";
import { RowLines } from "./row-lines.tsx";

/** `isBeside`: the lead is open beside the list. */
type Props = { lead: AssessmentView; isBeside: boolean };

/** A lead of the list: what decides, or in its place the whole card. */
export const AssessmentRow = memo(function AssessmentRow({ lead, isBeside }: Props) {
  const { ref, parts } = useCardParts<HTMLElement>(lead.id);
  const { open, select } = use(RowActionsContext);
  const isOpen = parts.isOpen("card");
  const onClick = (event: MouseEvent) => {
    if (isOpen || isOnControl(event)) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) select(lead.id, event.shiftKey);
    else if (getSelection()?.isCollapsed !== false) open(lead.id);
  };
  return (
    // A press beside the controls is a wider way to what they do.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={ref}
      data-lead={lead.id}
      data-closed={isOpen ? undefined : ""}
      tabIndex={-1}
      aria-label={leadName(lead)}
      aria-current={isBeside || undefined}
      className={`lead-row border-base-300 scroll-mt-28 border-b px-3 text-sm -outline-offset-2 last:border-b-0 has-[[data-select]:checked]:bg-info/10 ${isOpen ? "flex items-start gap-x-3 py-3 @max-2xl:block" : "lead-lines hover:bg-base-200/60 cursor-pointer"}`}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={onClick}
    >
      <RowHandle lead={lead} isOpen={isOpen} onToggle={() => parts.toggle("card")} />
      {isOpen ? (
        <div className="min-w-0 grow">
          <CardBody lead={lead} parts={parts} />
        </div>
      ) : (
        <RowLines lead={lead} />
      )}
    </article>
  );
});

function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("a, button, label, input") !== null;
}
