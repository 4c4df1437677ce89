import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { ABOUT_OUTCOME, type CallOutcome } from "#domain/calls/call-outcomes";
import type { CallView } from "#domain/calls/call-view";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newUuid } from "../../../../lib/uuid.ts";
import { showToast } from "../../../../ui/toast.tsx";
import { recordCall, saveNextAction, savePhone, type Recorded } from "../../../calls/acts/calls-api.ts";
import { putInQueue } from "../../../calls/acts/queue-api.ts";
import { reasonOf } from "../../../kit/data/reason-of.ts";
import { useKeptDraft, draftText, readDraftText } from "../../../kit/edit/drafts.ts";
import { serverErrors } from "../../../kit/edit/field-errors.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { currentOf } from "../../../kit/edit/version-conflict.ts";
import { putCalledLead } from "../../basics/lead-cache.ts";
import { moveLead, type Move } from "../../basics/lead-writes.ts";
import { isAskedAbout } from "../../moves/move-question.ts";
import { useAskAfterMove, useTakeBack } from "../../moves/use-ask-after-move.ts";
import { timeText } from "../../../kit/time/times.ts";
import {
  askedInForm,
  draftFaults,
  EMPTY_CALL,
  nextTime,
  outcomeOf,
  moveOf,
  isGivenUp,
  madeCall,
  newPhone,
  type CallDraft,
} from "./call-draft.ts";

type Options = {
  lead: AssessmentView;
  now: number;
  /** Null until they are known. */
  hours: CallingHours | null;
  /** The call is stored, and the lead as it leaves it. */
  onRecorded: (lead: AssessmentView) => void;
};

export function callDraftName(id: number): string {
  return `call-${id}`;
}

/** A call while its outcome is typed. It survives a reload, and a save that fails. */
export function useCallForm({ lead, now, hours, onRecorded }: Options) {
  const client = useQueryClient();
  const tell = useTellCall();
  const [text, keep] = useKeptDraft(callDraftName(lead.id));
  const [start, setStart] = useState(() => newCall(lead));
  const draft: CallDraft = { ...start, ...readDraftText(text, EMPTY_CALL) };
  const [other, setOther] = useState<CallView | null>(null);
  const [isErased, setErased] = useState(false);
  const [isTried, setTried] = useState(false);
  const outcome = outcomeOf(draft);
  const at = outcome && hours && nextTime(draft, lead, outcome, { now, hours });
  const isWaiting = outcome !== null && hours === null;
  const faults = draftFaults(draft, lead);

  const saving = useSave({
    save: sendCall,
    onSaved: (result, call) => {
      if (result.kind === "erased") setErased(true);
      else if (result.kind === "other") setOther(result.call);
      else {
        putCalledLead(client, result.lead);
        putInQueue(client, lead.id, result.lead);
        keep(null);
        setStart(newCall(result.lead));
        setTried(false);
        tell(result, call);
        onRecorded(result.lead);
      }
    },
    failure: "Failed to record the call",
  });
  const save = (afterCall: string) => {
    setTried(true);
    if (!outcome || isWaiting || Object.keys(faults).length > 0 || saving.isPending) return;
    setOther(null);
    saving.mutate({ lead, draft, outcome, at, afterCall });
  };
  return {
    draft,
    outcome,
    at,
    /** What the status that is chosen asks for. */
    asked: askedInForm(draft, lead),
    faults: { ...(isTried ? faults : {}), ...serverErrors(saving.error) },
    other,
    isErased,
    /** Something was typed or chosen. */
    isBegun: outcome !== null || draft.note !== "",
    isSaving: saving.isPending,
    /** The next call's time cannot be told yet. */
    isWaiting,
    problem: saving.error ? reasonOf(saving.error) : null,
    change: (patch: Partial<CallDraft>) => keep(draftText({ ...draft, ...patch })),
    discard: () => {
      keep(null);
      setOther(null);
    },
    save: () => save(draft.afterCall),
    saveAnyway: () => other && save(other.callId),
  };
}

export type CallForm = ReturnType<typeof useCallForm>;

function newCall({ lastCallId }: AssessmentView): CallDraft {
  return { ...EMPTY_CALL, callId: newUuid(), afterCall: lastCallId ?? "" };
}

const UNDO_MS = 8000;

const NOT_MOVED = {
  description: "Status not updated: someone else changed the lead in the meantime.",
  variant: "destructive",
} as const;

/** Says what became of a call that is stored, and asks what its form could not. */
function useTellCall(): (sent: SentCall, call: TypedCall) => void {
  const askAfterMove = useAskAfterMove();
  const takeBack = useTakeBack();
  return ({ lead, movedTo }, { outcome, draft, lead: before }) => {
    // The form has asked for the value. Of a lead that was lost, a booked call is left to be asked about.
    if (movedTo === "Lost") askAfterMove(lead, before.leadStatus);
    const isNotMoved = movedTo === null && moveOf(draft, before, outcome) !== null;
    showToast({
      title: recordedWords(outcome, lead),
      ...(isNotMoved && NOT_MOVED),
      ...(movedTo && {
        description: `Moved to ${movedTo}`,
        ...(!isAskedAbout(lead.id) && {
          durationMs: UNDO_MS,
          action: { label: "Undo", onClick: () => takeBack(lead) },
        }),
      }),
    });
  };
}

/** What is said once a call is stored: when the lead is next called as the server has it, not as it was suggested. */
export function recordedWords(
  outcome: CallOutcome,
  { nextActionAt }: Pick<AssessmentView, "nextActionAt">,
): string {
  const next = nextActionAt === null ? "" : `. Next: ${timeText(nextActionAt)}`;
  return `Recorded: ${ABOUT_OUTCOME[outcome].name}${next}`;
}

/** A call as it was typed, of a lead as it was shown then: the desk may change what is shown before the answer is here. */
type TypedCall = {
  lead: AssessmentView;
  draft: CallDraft;
  outcome: CallOutcome;
  at: number | null;
  afterCall: string;
};

type SentCall = Extract<Recorded, { kind: "recorded" }> & {
  /** Null where the lead has stayed where it was. */
  movedTo: LeadStatus | null;
};

/** All that an outcome brings with it. Sent again after a failure, what has been done already stays as it is. */
async function sendCall(call: TypedCall): Promise<Exclude<Recorded, { kind: "recorded" }> | SentCall> {
  const { lead, draft, outcome, at, afterCall } = call;
  const recorded = await recordCall(lead.id, madeCall(draft, outcome, at, afterCall));
  if (recorded.kind !== "recorded") return recorded;
  const phone = outcome === "wrong_number" ? newPhone(draft) : null;
  const called = phone ? await savePhone(lead.id, phone) : recorded.lead;
  const sent = await moveFrom(lead.leadStatus, called, moveOf(draft, lead, outcome));
  if (sent.movedTo === null || !isGivenUp(draft, lead, outcome)) return sent;
  return { ...sent, lead: await saveNextAction(lead.id, { nextAction: null, nextActionAt: null }) };
}

/** The call is stored in any case: what somebody else has made of the lead's status meanwhile stays. */
async function moveFrom(from: LeadStatus, called: AssessmentView, move: Move | null): Promise<SentCall> {
  const stayed = { kind: "recorded", lead: called, movedTo: null } as const;
  if (!move?.leadStatus) return stayed;
  // A move whose answer did not arrive is there already, and is sent again with what it asked for.
  if (called.leadStatus !== from && called.leadStatus !== move.leadStatus) return stayed;
  try {
    return { kind: "recorded", lead: await moveLead(called, move), movedTo: move.leadStatus };
  } catch (error) {
    const theirs = currentOf(error, called);
    if (!theirs) throw error;
    return { ...stayed, lead: theirs };
  }
}
