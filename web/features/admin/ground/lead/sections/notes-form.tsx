import type { AssessmentView } from "#domain/leads/assessment-view";
import type { FocusEvent } from "react";
import { isEnter } from "../../../../../lib/enter-key.ts";
import { Button } from "../../../../../ui/button.tsx";
import { TextArea } from "../../../../../ui/text-area.tsx";
import { ConflictNote } from "../../edit/conflict-note.tsx";
import { usePeopleAt } from "../../live/people.ts";
import { peopleNames } from "../../staff/person-name.ts";
import { useNotes } from "./use-notes.ts";

const NOTES_MAX = 10_000;

/** Staff's notes on a lead, saved by the button, Ctrl/Cmd+Enter, or on blur. */
export function NotesForm({ lead }: { lead: AssessmentView }) {
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
