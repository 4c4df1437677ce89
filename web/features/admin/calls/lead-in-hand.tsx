import type { DeskHours } from "#domain/calls/desk-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Offer } from "#domain/offers/offer";
import { useState } from "react";
import { useShortcuts } from "../frame/shortcuts.ts";
import { BriefLines } from "../leads/brief-lines.tsx";
import { useLooking } from "../live/looking.ts";
import { CallForm } from "./call-form.tsx";
import { ErasedLead } from "./erased-lead.tsx";
import { LastCalls } from "./last-call.tsx";
import { LeadHead } from "./lead-head.tsx";
import { LeadLinks } from "./lead-links.tsx";
import { LeadNotices } from "./lead-notices.tsx";
import { openingWords } from "./opening-words.ts";
import { PhoneLine } from "./phone-line.tsx";
import { TakeOverDialog } from "./take-over-dialog.tsx";
import { useCallForm } from "./use-call-form.ts";
import { useClaim } from "./use-claim.ts";

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
        <TakeOverDialog
          lead={lead}
          claim={claim}
          owner={claim.taken.owner}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}
