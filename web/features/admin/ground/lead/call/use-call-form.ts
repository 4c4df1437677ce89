import { ABOUT_OUTCOME, type CallOutcome } from "#domain/calls/call-outcomes";
import type { CallView } from "#domain/calls/call-view";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newUuid } from "../../../../../lib/uuid.ts";
import { showToast } from "../../../../../ui/toast.tsx";
import { reasonOf } from "../../data/reason-of.ts";
import { draftText, readDraftText } from "../../edit/draft-text.ts";
import { serverErrors } from "../../edit/field-errors.ts";
import { useKeptDraft } from "../../edit/use-kept-draft.ts";
import { useSave } from "../../edit/use-save.ts";
import { moveLead } from "../../leads/lead-writes.ts";
import { putCalledLead } from "../../leads/lead-cache.ts";
import { useAskAfterMove } from "../../moves/use-ask-after-move.ts";
import { againOf, draftFaults, EMPTY_CALL, madeCall, newPhone, nextTime, outcomeOf } from "./call-draft.ts";
import type { CallDraft } from "./call-draft.ts";
import { recordedWords } from "./recorded-words.ts";
import { recordCall, saveNextAction, savePhone, type Recorded } from "../../calls/calls-api.ts";
import { putInQueue } from "../../calls/queue-api.ts";

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
  const askAfterMove = useAskAfterMove();
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
    save: (call: { outcome: CallOutcome; afterCall: string }) => send(lead, draft, at, call),
    onSaved: (result, { outcome: made }) => {
      if (result.kind === "erased") setErased(true);
      else if (result.kind === "other") setOther(result.call);
      else {
        putCalledLead(client, result.lead);
        putInQueue(client, lead.id, result.lead);
        keep(null);
        setStart(newCall(result.lead));
        setTried(false);
        showToast({ title: recordedWords(made, result.lead) });
        askAfterMove(result.lead, lead.leadStatus);
        onRecorded(result.lead);
      }
    },
    failure: "Failed to record the call",
  });
  const save = (afterCall: string) => {
    setTried(true);
    if (!outcome || isWaiting || Object.keys(faults).length > 0 || saving.isPending) return;
    setOther(null);
    saving.mutate({ outcome, afterCall });
  };
  return {
    draft,
    outcome,
    at,
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

/** All that an outcome brings with it. Sent again after a failure, what has been done already stays as it is. */
async function send(
  lead: AssessmentView,
  draft: CallDraft,
  at: number | null,
  { outcome, afterCall }: { outcome: CallOutcome; afterCall: string },
): Promise<Recorded> {
  const recorded = await recordCall(lead.id, madeCall(draft, outcome, at, afterCall));
  if (recorded.kind !== "recorded") return recorded;
  const phone = outcome === "wrong_number" ? newPhone(draft) : null;
  if (phone) return { kind: "recorded", lead: await savePhone(lead.id, phone) };
  if (ABOUT_OUTCOME[outcome].isMissed && againOf(draft, lead, outcome) === "lost") {
    await moveLead(recorded.lead, { leadStatus: "Lost", lostReason: "not_reached" });
    return {
      kind: "recorded",
      lead: await saveNextAction(lead.id, { nextAction: null, nextActionAt: null }),
    };
  }
  return recorded;
}
