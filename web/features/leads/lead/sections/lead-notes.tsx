import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FocusEvent } from "react";
import { isEnter } from "../../../../lib/enter-key.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { ConflictNote } from "../../../kit/edit/conflict-note.tsx";
import { DraftBases, useKeptDraft } from "../../../kit/edit/drafts.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { currentOf } from "../../../kit/edit/version-conflict.ts";
import { putLead } from "../../basics/lead-cache.ts";
import { saveNotes } from "../../basics/lead-writes.ts";
import { NOTES_WORDS } from "../../basics/save-words.ts";
import { usePeopleAt } from "../../live/people.ts";
import { peopleNames } from "../../../people/staff/person-name.ts";
import { LeadSection } from "../page/lead-section.tsx";

export function LeadNotes({ lead }: { lead: AssessmentView }) {
  return (
    <LeadSection id="notes">
      <NotesForm lead={lead} />
    </LeadSection>
  );
}

const NOTES_MAX = 10_000;

/** Staff's notes on a lead, saved by the button, Ctrl/Cmd+Enter, or on blur. */
function NotesForm({ lead }: { lead: AssessmentView }) {
  const notes = useNotes(lead);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // Switching to another window or browser tab does not count as blur.
    if (!document.hasFocus() || notes.conflict) return;
    if (!event.currentTarget.closest("form")?.contains(event.relatedTarget)) notes.save();
  };
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        notes.save();
      }}
    >
      <TextArea
        label={<span className="sr-only">Admin Notes</span>}
        dir="auto"
        maxLength={NOTES_MAX}
        value={notes.text}
        onChange={(event) => notes.type(event.target.value)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (isEnter(event.nativeEvent) && (event.ctrlKey || event.metaKey)) notes.save();
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="sm"
          isBusy={notes.isSaving}
          disabled={!notes.isChanged && !notes.isSaving}
        >
          Save Notes
        </Button>
        {notes.isChanged && !notes.isSaving && (
          <Button size="sm" variant="ghost" onClick={() => notes.type(null)}>
            Discard
          </Button>
        )}
        <p role="status" className="text-base-content/75 text-sm">
          {stateText(notes)}
        </p>
        <NotesCompany lead={lead.id} />
      </div>
      {notes.conflict && (
        <ConflictNote
          theirs={notes.conflict.adminNotes ?? "(no notes)"}
          yours={notes.text || "(no notes)"}
          onKeepYours={notes.keepYours}
          onTakeTheirs={notes.takeTheirs}
        />
      )}
    </form>
  );
}

/** Says so before two people write over each other. The desk tells who has the lead open, not what they do there. */
function NotesCompany({ lead }: { lead: number }) {
  const others = usePeopleAt(lead);
  return (
    <p role="status" className="text-base-content/75 text-sm">
      {others.length > 0 &&
        `${peopleNames(others)} ${others.length > 1 ? "have" : "has"} this lead open and may be editing the notes.`}
    </p>
  );
}

function stateText({
  isSaving,
  isChanged,
  isSaved,
}: {
  isSaving: boolean;
  isChanged: boolean;
  isSaved: boolean;
}) {
  if (isSaving) return "Saving…";
  if (isChanged) return "Not saved yet";
  return isSaved ? "Saved" : "";
}

const bases = new DraftBases<AssessmentView>();

/** A lead's notes while they are edited. Unsaved text survives a reload. */
function useNotes(lead: AssessmentView) {
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
