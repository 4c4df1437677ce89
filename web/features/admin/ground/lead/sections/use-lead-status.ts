import type { AssessmentView } from "#domain/leads/assessment-view";
import { dealValueFromText } from "#domain/leads/deal-value";
import type { LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { moveLead } from "../../leads/lead-writes.ts";
import { putLead } from "../../leads/lead-cache.ts";
import { STATUS_WORDS } from "../../leads/save-words.ts";
import { endMoveQuestion } from "../../moves/move-question.ts";
import { useAskAfterMove } from "../../moves/use-ask-after-move.ts";
import { DraftBases } from "../../edit/draft-bases.ts";
import { useKeptDraft } from "../../edit/use-kept-draft.ts";
import { useSave } from "../../edit/use-save.ts";
import { currentOf } from "../../edit/version-conflict.ts";

export type StatusAndValue = { leadStatus: LeadStatus; dealValue: number | null };

const bases = new DraftBases<AssessmentView>();

/** A lead's stage and deal value while they are edited; `text` is the value as typed. */
export function useLeadStatus(lead: AssessmentView) {
  const client = useQueryClient();
  const askAfterMove = useAskAfterMove();
  const [typed, keep] = useKeptDraft(`deal-${lead.id}`);
  const setTyped = (next: string | null) => {
    bases.note(lead, typed, next);
    keep(next);
  };
  const [isSaved, setSaved] = useState(false);
  const text = typed ?? (lead.dealValue === null ? "" : String(lead.dealValue));
  const value = dealValueFromText(text);
  const put = (changed: AssessmentView) => {
    putLead(client, changed);
    setTyped(null);
  };
  const saving = useSave({
    save: ({ base, wanted }: { base: AssessmentView; wanted: StatusAndValue }) => moveLead(base, wanted),
    onSaved: (changed, { base }) => {
      put(changed);
      setSaved(true);
      endMoveQuestion(lead.id);
      askAfterMove(changed, base.leadStatus);
    },
    success: { title: STATUS_WORDS.saved },
    failure: STATUS_WORDS.failed,
  });
  const save = (wanted: StatusAndValue, base = bases.of(lead)) => {
    setSaved(false);
    if (!saving.isPending) saving.mutate({ base, wanted });
  };
  const wanted = saving.variables?.wanted;
  const theirs = currentOf(saving.error, lead);
  return {
    leadStatus: saving.isPending && wanted ? wanted.leadStatus : lead.leadStatus,
    text,
    isTyped: typed !== null,
    isValid: value !== undefined,
    isSaved,
    type: (next: string | null) => {
      setSaved(false);
      setTyped(next);
    },
    saveStatus: (leadStatus: LeadStatus) => save({ leadStatus, dealValue: value ?? lead.dealValue }),
    saveValue: () => {
      if (value === lead.dealValue) setTyped(null);
      else if (value !== undefined) save({ leadStatus: lead.leadStatus, dealValue: value });
    },
    conflict: theirs && wanted && { theirs, yours: wanted },
    keepYours: () => wanted && theirs && save(wanted, theirs),
    takeTheirs: () => {
      if (theirs) put(theirs);
      saving.reset();
    },
  };
}
