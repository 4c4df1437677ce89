import type { AssessmentView } from "#domain/leads/assessment-view";
import { HeldQuestion } from "../../ground/calls/held-question.tsx";
import { nextStepOf } from "../../ground/leads/next-step.ts";
import { StepTime } from "../../ground/leads/step-time.tsx";
import { useNow } from "../../ground/time/use-now.ts";

/** What is to be done with the lead next, and when; whether a booked call was held is answered here. */
export function NextCell({ lead }: { lead: AssessmentView }) {
  const now = useNow();
  const step = nextStepOf(lead, now);
  if (step === null) return null;
  if (step.kind === "held") return <HeldQuestion lead={lead} isOneLine className="relative grow" />;
  if (step.kind === "state") {
    return (
      <span dir="auto" title={step.words} className="text-ink-2 truncate">
        {step.words}
      </span>
    );
  }
  return (
    <>
      <span dir="auto" title={step.words} className="min-w-0 truncate">
        {step.words}
      </span>
      {step.at !== null && (
        <StepTime
          at={step.at}
          now={now}
          isKept={step.kind === "booked"}
          timeZone={lead.timeZone}
          clocks={lead.bookedCall?.clocks}
        />
      )}
    </>
  );
}
