import { deskHours } from "#domain/calls/desk-settings";
import type { DeskHours } from "#domain/calls/desk-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CallForm } from "../calls/call-form.tsx";
import { LeadNotices } from "../calls/lead-notices.tsx";
import { openingWords } from "../calls/opening-words.ts";
import { PhoneLine } from "../calls/phone-line.tsx";
import { TakeOverDialog } from "../calls/take-over-dialog.tsx";
import { useCallForm } from "../calls/use-call-form.ts";
import { useClaim } from "../calls/use-claim.ts";
import { useShortcuts } from "../frame/shortcuts.ts";
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
      {data ? (
        <Calling
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

type CallingProps = Props & { hours: DeskHours; onRecorded: () => void };

function Calling({ lead, me, hours, onRecorded, onGone }: CallingProps) {
  const now = useNow();
  const claim = useClaim(lead, me);
  const form = useCallForm({ lead, now, hours, onRecorded });
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  useShortcuts({ c: () => (claim.taken ? ask() : !claim.isMine && claim.claim()) });
  const isGone = form.isErased || claim.isErased;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  return (
    <div className="space-y-3">
      <LeadNotices
        lead={lead}
        claim={claim}
        opensAt={openingWords(lead, now, hours)}
        onNext={null}
        onTakeOver={ask}
      />
      <CallForm form={form} lead={lead} now={now} hours={hours} isLast onKeepTheirs={form.discard}>
        <PhoneLine lead={lead} claim={claim} onTakeOver={ask} />
      </CallForm>
      {isAsking && claim.taken && (
        <TakeOverDialog
          lead={lead}
          claim={claim}
          owner={claim.taken.owner}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
