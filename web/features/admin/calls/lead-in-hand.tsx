import type { DeskHours } from "#domain/calls/desk-hours";
import { nextOpening } from "#domain/calls/desk-time";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Offer } from "#domain/offers/offer";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useShortcuts } from "../frame/shortcuts.ts";
import { BriefLines } from "../leads/brief-lines.tsx";
import { shortLeadName } from "../leads/lead-name.ts";
import { useLooking } from "../live/looking.ts";
import { CallForm } from "./call-form.tsx";
import { ErasedLead } from "./erased-lead.tsx";
import { LastCalls } from "./last-call.tsx";
import { LeadHead } from "./lead-head.tsx";
import { LeadLinks } from "./lead-links.tsx";
import { LeadNotices } from "./lead-notices.tsx";
import { PhoneLine } from "./phone-line.tsx";
import { useCallForm } from "./use-call-form.ts";
import { useClaim } from "./use-claim.ts";
import { whenWords } from "./when-words.ts";

type Props = {
  lead: AssessmentView;
  /** It is no longer there. */
  isGone: boolean;
  offers: readonly Offer[];
  hours: DeskHours;
  now: number;
  me: string;
  /** Without a call. */
  onNext: () => void;
  onRecorded: (lead: AssessmentView) => void;
};

/** The lead that is called now: who, what to say first, and what came of it. */
export function LeadInHand(props: Props) {
  const { lead, isGone, offers, hours, now, me, onNext, onRecorded } = props;
  const claim = useClaim(lead, me);
  const form = useCallForm({ lead, now, hours, onRecorded });
  useLooking(isGone ? null : lead.id);
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  useShortcuts({ c: () => (claim.taken ? ask() : !claim.isMine && claim.claim()), s: onNext });
  const drop = () => {
    form.discard();
    onNext();
  };
  if (isGone || form.isErased || claim.isErased) return <ErasedLead note={form.draft.note} onNext={drop} />;
  return (
    <article aria-labelledby="lead-in-hand" className="space-y-3">
      <LeadNotices
        lead={lead}
        claim={claim}
        opensAt={openingWords(lead, now, hours)}
        onNext={onNext}
        onTakeOver={ask}
      />
      <LeadHead lead={lead} me={me} now={now} />
      <BriefLines lead={lead} offers={offers} />
      <LastCalls lead={lead} />
      <LeadLinks lead={lead} onSkip={onNext} />
      <CallForm form={form} lead={lead} now={now} hours={hours} onKeepTheirs={drop}>
        <PhoneLine lead={lead} claim={claim} onTakeOver={ask} />
      </CallForm>
      {isAsking && claim.taken && (
        <ConfirmDialog
          title="Take over this lead?"
          description={`${claim.taken.owner} has ${shortLeadName(lead)}, and will be told that you take over.`}
          confirm="Take over"
          isDestructive={false}
          isBusy={claim.isBusy}
          onConfirm={() => {
            claim.takeOver();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}

/** From when on the lead may be called, if not now. */
function openingWords({ timeZone }: AssessmentView, now: number, hours: DeskHours): string | null {
  const opens = nextOpening(now, hours, timeZone);
  if (opens === null || opens <= now) return null;
  return `Don’t call now. You can call from ${whenWords(opens, now)}.`;
}
