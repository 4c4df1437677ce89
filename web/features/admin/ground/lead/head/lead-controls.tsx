import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState, type RefObject } from "react";
import { useMoney } from "../../data/use-money.ts";
import { ConflictNote } from "../../edit/conflict-note.tsx";
import { useShortcuts } from "../../frame/shortcuts.ts";
import type { CallWork } from "../call/use-call-work.ts";
import { DealControl } from "./deal-control.tsx";
import { HubControl } from "./hub-control.tsx";
import { NextStepControl } from "./next-step-control.tsx";
import { OwnerControl } from "./owner-control.tsx";
import { StatusControl } from "./status-control.tsx";
import { useDealValue } from "./use-deal-value.ts";

type Props = {
  lead: AssessmentView;
  work: CallWork;
  now: number;
  hours: CallingHours | null;
  page: RefObject<HTMLElement | null>;
};

/** How a lead stands, each fact changed where it is: M its status, O its owner, V its value, T its next step. */
export function LeadControls({ lead, work, now, hours, page }: Props) {
  const [isStepAsked, askStep] = useState(false);
  const money = useMoney();
  const wordsOf = (value: number | null) => (value === null ? "None" : money(value));
  const deal = useDealValue(lead, wordsOf);
  // The field takes the focus before the key would be typed into it.
  const go = (field: string) => (event: KeyboardEvent) => {
    event.preventDefault();
    page.current?.querySelector<HTMLElement>(field)?.focus();
  };
  useShortcuts({
    m: go("[data-lead-status]"),
    o: work.changeOwner,
    v: go("[data-lead-value]"),
    t: (event) => {
      event.preventDefault();
      askStep(true);
    },
  });
  return (
    <>
      <div className="lead-controls">
        <StatusControl lead={lead} />
        <OwnerControl owner={lead.owner} work={work} />
        <DealControl lead={lead} deal={deal} />
        <NextStepControl lead={lead} now={now} hours={hours} isAsked={isStepAsked} onAsk={askStep} />
        <HubControl
          lead={lead}
          className="border-line-2 hidden min-h-12 rounded-lg border border-dashed px-3 lead-wide:grid"
        />
      </div>
      {deal.conflict && (
        <ConflictNote
          theirs={wordsOf(deal.conflict.theirs.dealValue)}
          yours={wordsOf(deal.conflict.yours)}
          onKeepYours={deal.keepYours}
          onTakeTheirs={deal.takeTheirs}
        />
      )}
    </>
  );
}
