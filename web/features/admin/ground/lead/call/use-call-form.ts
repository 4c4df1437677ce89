import type { CallView } from "#domain/calls/call-view";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newUuid } from "../../../../../lib/uuid.ts";
import { reasonOf } from "../../data/reason-of.ts";
import { draftText, readDraftText } from "../../edit/draft-text.ts";
import { serverErrors } from "../../edit/field-errors.ts";
import { useKeptDraft } from "../../edit/use-kept-draft.ts";
import { useSave } from "../../edit/use-save.ts";
import { putCalledLead } from "../../leads/lead-cache.ts";
import { askedInForm, draftFaults, EMPTY_CALL, nextTime, outcomeOf, type CallDraft } from "./call-draft.ts";
import { putInQueue } from "../../calls/queue-api.ts";
import { sendCall } from "./send-call.ts";
import { useTellCall } from "./use-tell-call.ts";

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
