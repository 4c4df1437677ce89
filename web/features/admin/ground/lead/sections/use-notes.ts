import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { saveNotes } from "../../leads/lead-writes.ts";
import { putLead } from "../../leads/lead-cache.ts";
import { NOTES_WORDS } from "../../leads/save-words.ts";
import { DraftBases } from "../../edit/draft-bases.ts";
import { useKeptDraft } from "../../edit/use-kept-draft.ts";
import { useSave } from "../../edit/use-save.ts";
import { currentOf } from "../../edit/version-conflict.ts";

const bases = new DraftBases<AssessmentView>();

/** A lead's notes while they are edited. Unsaved text survives a reload. */
export function useNotes(lead: AssessmentView) {
  const client = useQueryClient();
  const [draft, keep] = useKeptDraft(`notes-${lead.id}`);
  const setDraft = (next: string | null) => {
    bases.note(lead, draft, next);
    keep(next);
  };
  const [isSaved, setSaved] = useState(false);
  const stored = lead.adminNotes ?? "";
  const text = draft ?? stored;
  const saving = useSave({
    save: ({ base, notes }: { base: AssessmentView; notes: string }) => saveNotes(base, notes),
    onSaved: (changed, { notes }) => {
      putLead(client, changed);
      // Text typed during saving remains to be saved, on top of this.
      if (notes === text) setDraft(null);
      else bases.note(changed, null, text);
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
    save: () => save(bases.of(lead)),
    keepYours: () => conflict && save(conflict),
    takeTheirs: () => {
      if (conflict) putLead(client, conflict);
      setDraft(null);
      saving.reset();
    },
  };
}
