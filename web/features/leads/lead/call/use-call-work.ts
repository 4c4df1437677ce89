import type { CallOutcome } from "#domain/calls/call-outcomes";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState } from "react";
import { useCallForm } from "./use-call-form.ts";
import { useClaim } from "./use-claim.ts";

type Given = {
  lead: AssessmentView;
  me: string;
  now: number;
  /** The team's calling hours; null until they are known. */
  hours: CallingHours | null;
  onRecorded: (lead: AssessmentView) => void;
};

/** The work on one call: who has the lead, whether its call is on, and what came of it. */
export function useCallWork(given: Given) {
  const { lead, me } = given;
  const claim = useClaim(lead, me);
  const form = useCallForm({
    ...given,
    onRecorded: (called) => {
      end();
      given.onRecorded(called);
    },
  });
  // What was typed before a reload, or before another lead was looked at, goes on.
  const [begunAt, setBegunAt] = useState<number | null>(() => (form.isBegun ? Date.now() : null));
  const [chosen, setChosen] = useState(0);
  const [isTakeOverAsked, askTakeOver] = useState(false);
  const end = () => {
    setBegunAt(null);
    setChosen(0);
  };
  const hasNumber = lead.phone !== null;
  const open = () => hasNumber && setBegunAt((at) => at ?? Date.now());
  const claimFree = () => {
    if (!claim.isMine && !claim.taken) claim.claim();
  };
  return {
    claim,
    form,
    hasNumber,
    isErased: form.isErased || claim.isErased,
    /** When the call was begun here (ms); null while none is on. */
    begunAt,
    isOpen: hasNumber && begunAt !== null,
    /** Grows with each outcome that is chosen: the note is typed next. */
    chosen,
    /** The number is being called. Nobody's lead is one's own from here on. */
    begin: () => {
      claimFree();
      open();
    },
    /** The same by key: somebody else's lead is asked about first. */
    take: () => {
      if (claim.taken) return askTakeOver(true);
      claimFree();
      open();
    },
    /** Takes a lead of nobody's, gives one's own back, or asks before somebody else's is taken over. */
    changeOwner: () => {
      if (claim.isMine) claim.release();
      else if (claim.taken) askTakeOver(true);
      else claim.claim();
    },
    choose: (outcome: CallOutcome) => {
      if (!hasNumber) return;
      open();
      setChosen((count) => count + 1);
      form.change({ outcome, again: "", at: "" });
    },
    takeBack: () => form.change({ outcome: "" }),
    /** What was typed is kept. */
    close: end,
    isTakeOverAsked,
    askTakeOver,
  };
}

export type CallWork = ReturnType<typeof useCallWork>;
