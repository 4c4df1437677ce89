import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Offer } from "#domain/offers/offer";
import { BriefLines } from "../ground/leads/brief-lines.tsx";
import { useLooking } from "../ground/live/looking.ts";
import { Calling, useCalling } from "../ground/lead/call/calling.tsx";
import { ErasedLead } from "./erased-lead.tsx";
import { HeldQuestion } from "../ground/calls/held-question.tsx";
import { LastCalls } from "./last-call.tsx";
import { LeadHead } from "./lead-head.tsx";
import { LeadLinks } from "./lead-links.tsx";

type Props = {
  lead: AssessmentView;
  /** It is no longer there. */
  isGone: boolean;
  /** With another lead of the queue, which has another number. */
  sharesEmail: boolean;
  offers: readonly Offer[];
  hours: CallingHours;
  now: number;
  me: string;
  /** Without a call. */
  onNext: () => void;
  onRecorded: (lead: AssessmentView) => void;
};

/** The lead that is called now: who, what to say first, and what came of it. */
export function LeadInHand({ isGone, sharesEmail, offers, ...props }: Props) {
  const { lead, now, me, onNext } = props;
  const calling = useCalling(props);
  const { form } = calling;
  useLooking(isGone ? null : lead.id);
  const drop = () => {
    form.discard();
    onNext();
  };
  if (isGone || calling.isErased) return <ErasedLead note={form.draft.note} onNext={drop} />;
  return (
    <article aria-labelledby="lead-in-hand" className="space-y-3">
      <Calling calling={calling} onKeepTheirs={drop}>
        <LeadHead lead={lead} sharesEmail={sharesEmail} me={me} now={now} />
        <HeldQuestion lead={lead} hasKeys />
        <BriefLines lead={lead} offers={offers} />
        <LastCalls lead={lead} />
        <LeadLinks lead={lead} onSkip={onNext} />
      </Calling>
    </article>
  );
}
