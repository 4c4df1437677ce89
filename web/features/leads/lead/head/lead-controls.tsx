import type { CallingHours } from "#domain/calls/hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { ChevronDown } from "lucide-react";
import { useState, useRef, type RefObject } from "react";
import { useMoney } from "../../../kit/data/use-money.ts";
import { ConflictNote } from "../../../kit/edit/conflict-note.tsx";
import { useShortcuts } from "../../../kit/frame/shortcuts.ts";
import { nextStepOf } from "../../basics/next-step.ts";
import { StepTime } from "../../basics/step-time.tsx";
import { Avatar, NobodyAvatar } from "../../../kit/look/avatar.tsx";
import { Popover } from "../../../kit/look/popover.tsx";
import { personName } from "../../../people/staff/person-name.ts";
import type { CallWork } from "../call/use-call-work.ts";
import { CONTROL, ControlLabel, ControlValue } from "./control.tsx";
import { DealControl } from "./deal-control.tsx";
import { HubControl } from "./hub-control.tsx";
import { NextStepForm } from "./next-step-form.tsx";
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

type OwnerControlProps = { owner: string | null; work: CallWork };

/** Whose lead it is. A press takes it, gives one's own back, or asks before it takes over somebody else's. */
function OwnerControl({ owner, work }: OwnerControlProps) {
  const { isMine, taken, isBusy } = work.claim;
  const act = isMine ? "Release" : taken ? "Take over" : "Claim";
  const name = owner === null ? "Unassigned" : isMine ? "You" : personName(owner);
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts="O"
      title={owner ?? undefined}
      className={`${CONTROL} cursor-pointer`}
      onClick={work.changeOwner}
    >
      <ControlLabel hotkey="O">Owner</ControlLabel>
      <ControlValue>
        <span aria-hidden="true">
          {owner === null ? <NobodyAvatar size="sm" /> : <Avatar email={owner} size="sm" />}
        </span>
        <span className="truncate">{name}</span>
        <span className="lead-act text-ink-2 ms-auto shrink-0 font-normal">{act}</span>
      </ControlValue>
    </button>
  );
}

type NextStepControlProps = {
  lead: AssessmentView;
  now: number;
  hours: CallingHours | null;
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
};

/** What is to be done next and when: a call that is due, or a plan of one's own. A press changes the plan. */
function NextStepControl({ lead, now, hours, isAsked, onAsk }: NextStepControlProps) {
  const button = useRef<HTMLButtonElement>(null);
  const step = nextStepOf(lead, now);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isAsked}
        aria-keyshortcuts="T"
        className={`${CONTROL} cursor-pointer`}
        onClick={() => onAsk(!isAsked)}
      >
        <ControlLabel hotkey="T">Next step</ControlLabel>
        <ControlValue>
          <span className="sr-only">: </span>
          <span className="flex min-w-0 flex-wrap gap-x-1.5">
            <bdi className="truncate" title={step && step.kind !== "held" ? step.words : undefined}>
              {step === null ? "None" : step.kind === "held" ? "Was the call held?" : step.words}
            </bdi>
            {step && "at" in step && step.at !== null && (
              <StepTime
                at={step.at}
                now={now}
                isKept={step.kind === "booked"}
                timeZone={lead.timeZone}
                clocks={lead.bookedCall?.clocks}
              />
            )}
          </span>
          <ChevronDown aria-hidden="true" className="text-ink-3 ms-auto size-3.5 shrink-0" />
        </ControlValue>
      </button>
      {isAsked && (
        <Popover
          anchor={button}
          label="Next step"
          className="w-[min(20rem,calc(100vw-1rem))] p-4"
          onClose={() => onAsk(false)}
        >
          <NextStepForm lead={lead} now={now} hours={hours} onDone={() => onAsk(false)} />
        </Popover>
      )}
    </>
  );
}
