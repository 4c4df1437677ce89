import type { AssessmentView } from "#domain/leads/assessment-view";
import { dealValueFromText } from "#domain/leads/deal-value";
import { useQueryClient } from "@tanstack/react-query";
import { DraftBases, useKeptDraft } from "../../../kit/edit/drafts.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { currentOf } from "../../../kit/edit/version-conflict.ts";
import { putLead } from "../../basics/lead-cache.ts";
import { moveLead } from "../../basics/lead-writes.ts";
import { STATUS_WORDS } from "../../basics/save-words.ts";
import { endMoveQuestion } from "../../moves/move-question.ts";

const UNDO_MS = 8000;
const bases = new DraftBases<AssessmentView>();

type Change = { base: AssessmentView; value: number | null; isUndo: boolean };

/** A lead's deal value while it is edited; `text` is what was typed, null if nothing was. */
export function useDealValue(lead: AssessmentView, wordsOf: (value: number | null) => string) {
  const client = useQueryClient();
  const [typed, keep] = useKeptDraft(`deal-${lead.id}`);
  const type = (next: string | null) => {
    bases.note(lead, typed, next);
    keep(next);
  };
  const put = (changed: AssessmentView) => {
    putLead(client, changed);
    type(null);
  };
  const saving = useSave({
    save: ({ base, value }: Change) => moveLead(base, { dealValue: value }),
    onSaved: (changed) => {
      put(changed);
      endMoveQuestion(lead.id);
    },
    success: (changed, { base, isUndo }) => ({
      title: STATUS_WORDS.saved,
      description: `Deal value: ${wordsOf(changed.dealValue)}`,
      ...(!isUndo && {
        durationMs: UNDO_MS,
        action: {
          label: "Undo",
          onClick: () => saving.mutate({ base: changed, value: base.dealValue, isUndo: true }),
        },
      }),
    }),
    failure: STATUS_WORDS.failed,
  });
  const value = typed === null ? lead.dealValue : dealValueFromText(typed);
  const save = (base: AssessmentView) => {
    if (value !== undefined && !saving.isPending) saving.mutate({ base, value, isUndo: false });
  };
  const theirs = currentOf(saving.error, lead);
  return {
    typed,
    type,
    isValid: value !== undefined,
    save: () => (value === lead.dealValue ? type(null) : save(bases.of(lead))),
    conflict: theirs && { theirs, yours: value ?? null },
    keepYours: () => theirs && save(theirs),
    takeTheirs: () => {
      if (theirs) put(theirs);
      saving.reset();
    },
  };
}

export type DealValue = ReturnType<typeof useDealValue>;
