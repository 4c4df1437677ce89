import type { CallOutcome } from "#domain/calls/call-outcomes";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState, type ReactNode } from "react";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { OutcomeForm } from "./outcome-form.tsx";
import { LeadNotices } from "./lead-notices.tsx";
import { openingWords } from "./opening-words.ts";
import { PhoneLine } from "./phone-line.tsx";
import { TakeOverDialog } from "./take-over-dialog.tsx";
import { useCallForm } from "./use-call-form.ts";
import { useClaim } from "./use-claim.ts";

type Given = {
  lead: AssessmentView;
  me: string;
  now: number;
  hours: CallingHours;
  /** The outcome whose key was pressed before the call could be shown. */
  pressed?: CallOutcome | null;
  onRecorded: (lead: AssessmentView) => void;
  /** To the next lead, without a call; null where none follows. */
  onNext: (() => void) | null;
};

/** The work on one call: who has the lead, what came of the call, and whether one asks to take the lead over. */
export function useCalling(given: Given) {
  const { lead, me, onNext } = given;
  const claim = useClaim(lead, me);
  const form = useCallForm(given);
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  const take = () => (claim.taken ? ask() : !claim.isMine && claim.claim());
  useShortcuts({ c: take, ...(onNext && { s: onNext }) });
  return {
    ...given,
    claim,
    form,
    isErased: form.isErased || claim.isErased,
    isAsking,
    ask,
    stopAsking: () => setAsking(false),
  };
}

type Props = {
  calling: ReturnType<typeof useCalling>;
  onKeepTheirs: () => void;
  /** What staff are to know of the lead, between what speaks against a call and the call itself. */
  children?: ReactNode;
};

/** A call from what speaks against it to what came of it. */
export function Calling({ calling, onKeepTheirs, children }: Props) {
  const { lead, now, hours, pressed, onNext, claim, form, isAsking, ask, stopAsking } = calling;
  return (
    <>
      <LeadNotices
        lead={lead}
        claim={claim}
        opensAt={openingWords(lead, now, hours)}
        onNext={onNext}
        onTakeOver={ask}
      />
      {children}
      <OutcomeForm
        form={form}
        lead={lead}
        now={now}
        hours={hours}
        pressed={pressed}
        isLast={onNext === null}
        onKeepTheirs={onKeepTheirs}
      >
        <PhoneLine lead={lead} claim={claim} onTakeOver={ask} />
      </OutcomeForm>
      {isAsking && claim.taken && (
        <TakeOverDialog lead={lead} claim={claim} owner={claim.taken.owner} onClose={stopAsking} />
      )}
    </>
  );
}
