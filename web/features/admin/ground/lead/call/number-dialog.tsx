import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { TextField } from "../../../../../ui/text-field.tsx";
import { AgreedField } from "./agreed-field.tsx";
import { newPhone } from "./call-draft.ts";
import { serverErrors } from "../../edit/field-errors.ts";
import { useDropQuestion } from "../../edit/use-drop-question.tsx";
import { SaveButtons } from "./save-buttons.tsx";
import { useSaveNumber } from "./use-save-number.ts";

/** Lets staff enter a number that a lead gave them, and how the lead agreed to be called. */
export function NumberDialog({ lead, onClose }: { lead: AssessmentView; onClose: () => void }) {
  const [draft, setDraft] = useState({ phone: "", agreed: "", note: "" });
  const [isTried, setTried] = useState(false);
  const saving = useSaveNumber(lead, onClose);
  const question = useDropQuestion({
    name: "the number",
    isTyped: Object.values(draft).some((text) => text.trim() !== ""),
    onDrop: onClose,
  });
  const errors = serverErrors(saving.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const typed = newPhone(draft);
    const note = draft.note.trim();
    if (typed) saving.save({ ...typed, ...(note !== "" && { note }) });
  };
  return (
    <Dialog title={lead.phone === null ? "Add a number" : "Change the number"} onClose={question.drop}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextField
          type="tel"
          label="Phone number"
          placeholder="+1 780 555 0134"
          autoComplete="off"
          data-autofocus
          value={draft.phone}
          error={
            errors["phone"] ?? (isTried && draft.phone.trim() === "" ? "Please enter a phone number" : null)
          }
          onChange={(event) => setDraft({ ...draft, phone: event.target.value })}
        />
        <AgreedField
          value={draft.agreed}
          error={isTried && draft.agreed === "" ? "Please say how they agreed to be called" : null}
          onChange={(agreed) => setDraft({ ...draft, agreed })}
        />
        <TextField
          label="Note (optional)"
          dir="auto"
          maxLength={500}
          value={draft.note}
          onChange={(event) => setDraft({ ...draft, note: event.target.value })}
        />
        <SaveButtons isBusy={saving.isPending} onCancel={onClose} />
      </form>
      {question.dialog}
    </Dialog>
  );
}
