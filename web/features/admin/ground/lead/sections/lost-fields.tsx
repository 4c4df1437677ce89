import type { AssessmentView } from "#domain/leads/assessment-view";
import { LOST_NOTE_MAX, LOST_REASONS, lostReasonName, lostWords } from "#domain/leads/lost-reason";
import { isEnter } from "../../../../../lib/enter-key.ts";
import { SelectField } from "../../../../../ui/select-field.tsx";
import { TextField } from "../../../../../ui/text-field.tsx";
import { ConflictNote } from "../../edit/conflict-note.tsx";
import { useDropQuestion } from "../../edit/use-drop-question.tsx";
import type { Lost } from "../../moves/answer.ts";
import { useLost } from "./use-lost.ts";

/** Why a lead is Lost. A choice is saved at once, a note on blur or Enter. */
export function LostFields({ lead }: { lead: AssessmentView }) {
  const form = useLost(lead);
  const question = useDropQuestion({ name: "Lost note", isTyped: form.isTyped, onDrop: form.discard });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Lost reason"
          value={form.draft.reason}
          onChange={(event) => form.choose(event.target.value)}
        >
          <option value="">{lostReasonName(null)}</option>
          {LOST_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {lostReasonName(reason)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Lost note"
          dir="auto"
          placeholder="None"
          maxLength={LOST_NOTE_MAX}
          value={form.draft.note}
          error={form.isMissing ? "Please say it in a few words" : null}
          onChange={(event) => form.type(event.target.value)}
          onBlur={() => !question.isAsking && form.save()}
          onKeyDown={(event) => {
            if (isEnter(event.nativeEvent)) form.save();
            if (event.key !== "Escape" || !form.isTyped) return;
            // Else the lead that is open would be closed by it.
            event.preventDefault();
            question.drop();
          }}
        />
      </div>
      {question.dialog}
      {form.conflict && (
        <ConflictNote
          theirs={describe(form.conflict.theirs)}
          yours={describe(form.conflict.yours)}
          onKeepYours={form.keepYours}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </>
  );
}

function describe({ lostReason, lostNote }: Lost): string {
  return lostWords(lostReason, lostNote);
}
