import { CALL_OUTCOMES, type CallOutcome } from "#domain/calls/call-outcomes";
import { callingHours } from "#domain/calling-hours/calling-settings";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { Calling, useCalling } from "./calling.tsx";
import { HeldQuestion } from "../../calls/held-question.tsx";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { useNow } from "../../time/use-now.ts";
import { settingsQuery } from "../../settings/settings-query.ts";
import { LeadSection } from "../page/lead-section.tsx";
import { NextStepForm } from "./next-step-form.tsx";
import { NumberForm } from "./number-form.tsx";

type Props = { lead: AssessmentView; me: string; onGone: () => void };

/** Everything about calling a lead: whether to, its number, what came of it, and what is next. */
export function LeadCall(props: Props) {
  const { lead } = props;
  const { data } = useQuery(settingsQuery());
  const [turn, setTurn] = useState(0);
  const [pressed, setPressed] = useState<CallOutcome | null>(null);
  return (
    <LeadSection title="Call" part="call">
      <HeldQuestion lead={lead} hasKeys className="mb-3" />
      {data ? (
        <CallNow
          key={turn}
          {...props}
          hours={callingHours(Object.fromEntries(data.map(({ key, value }) => [key, value])))}
          pressed={pressed}
          onRecorded={() => {
            setPressed(null);
            setTurn(turn + 1);
          }}
        />
      ) : (
        <CallSoon onPressed={setPressed} />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <NumberForm lead={lead} />
        <NextStepForm lead={lead} />
      </div>
    </LeadSection>
  );
}

/** Until the calling hours are known. The key of an outcome is not lost meanwhile. */
function CallSoon({ onPressed }: { onPressed: (outcome: CallOutcome) => void }) {
  const keys = CALL_OUTCOMES.map((outcome, index) => [String(index + 1), () => onPressed(outcome)] as const);
  useShortcuts(Object.fromEntries(keys));
  return <Skeleton className="rounded-field h-40" />;
}

type CallNowProps = Props & { hours: CallingHours; pressed: CallOutcome | null; onRecorded: () => void };

function CallNow({ onGone, ...props }: CallNowProps) {
  const calling = useCalling({ ...props, now: useNow(), onNext: null });
  const { isErased } = calling;
  useEffect(() => {
    if (isErased) onGone();
  }, [isErased, onGone]);
  return (
    <div className="space-y-3">
      <Calling calling={calling} onKeepTheirs={calling.form.discard} />
    </div>
  );
}
