import type { AssessmentView } from "#domain/leads/assessment-view";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { nextStepOf } from "../../leads/next-step.ts";
import { StepTime } from "../../leads/step-time.tsx";
import { Popover } from "../../look/popover.tsx";
import { CONTROL, ControlLabel, ControlValue } from "./control.tsx";
import { NextStepForm } from "./next-step-form.tsx";

type Props = {
  lead: AssessmentView;
  now: number;
  hours: CallingHours | null;
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
};

/** What is to be done next and when: a call that is due, or a plan of one's own. A press changes the plan. */
export function NextStepControl({ lead, now, hours, isAsked, onAsk }: Props) {
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
