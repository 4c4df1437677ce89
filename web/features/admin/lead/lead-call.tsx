import { deskHours } from "#domain/calls/desk-settings";
import type { DeskHours } from "#domain/calls/desk-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Calling, useCalling } from "../calls/calling.tsx";
import { HeldQuestion } from "../calls/held-question.tsx";
import { useNow } from "../leads/use-now.ts";
import { settingsQuery } from "../settings/api.ts";
import { LeadSection } from "./lead-section.tsx";
import { NextStepForm } from "./next-step-form.tsx";
import { NumberForm } from "./number-form.tsx";

type Props = { lead: AssessmentView; me: string; onGone: () => void };

/** Everything about calling a lead: whether to, its number, what came of it, and what is next. */
export function LeadCall(props: Props) {
  const { lead } = props;
  const { data } = useQuery(settingsQuery());
  const [turn, setTurn] = useState(0);
  return (
    <LeadSection title="Call" part="call">
      <HeldQuestion lead={lead} hasKeys className="mb-3" />
      {data ? (
        <CallNow
          key={turn}
          {...props}
          hours={deskHours(Object.fromEntries(data.map(({ key, value }) => [key, value])))}
          onRecorded={() => setTurn(turn + 1)}
        />
      ) : (
        <Skeleton className="rounded-field h-40" />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <NumberForm lead={lead} />
        <NextStepForm lead={lead} />
      </div>
    </LeadSection>
  );
}

type CallNowProps = Props & { hours: DeskHours; onRecorded: () => void };

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
