import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { saveNotes } from "../leads/api.ts";
import { putLead } from "../leads/lead-cache.ts";
import { NOTES_WORDS } from "../leads/save-words.ts";
import { useDraft } from "../edit/use-draft.ts";
import { useSave } from "../edit/use-save.ts";
import { currentOf } from "../edit/version-conflict.ts";

/** A lead's notes while they are edited. Unsaved text survives a reload. */
export function useNotes(lead: AssessmentView) {
  const client = useQueryClient();
  const [draft, setDraft] = useDraft(`notes-${lead.id}`);
  const [isSaved, setSaved] = useState(false);
  const stored = lead.adminNotes ?? "";
  const text = draft ?? stored;
  const saving = useSave({
    save: ({ base, notes }: { base: AssessmentView; notes: string }) => saveNotes(base, notes),
    onSaved: (changed, { notes }) => {
      putLead(client, changed);
      // Text typed during saving remains to be saved.
      if (notes === text) setDraft(null);
      setSaved(true);
    },
    success: { title: NOTES_WORDS.saved },
    failure: NOTES_WORDS.failed,
  });
  const conflict = currentOf(saving.error, lead);
  const save = (base: AssessmentView) => {
    if (text !== stored && !saving.isPending) saving.mutate({ base, notes: text });
  };
  return {
    text,
    isChanged: text !== stored,
    isSaving: saving.isPending,
    isSaved,
    conflict,
    type: (next: string | null) => {
      setSaved(false);
      setDraft(next);
    },
    save: () => save(lead),
    keepYours: () => conflict && save(conflict),
    takeTheirs: () => {
      if (conflict) putLead(client, conflict);
      setDraft(null);
      saving.reset();
    },
  };
}
