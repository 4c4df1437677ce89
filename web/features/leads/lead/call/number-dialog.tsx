import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { savePhone, type NewPhone } from "../../../calls/acts/calls-api.ts";
import { putInQueue } from "../../../calls/acts/queue-api.ts";
import { serverErrors } from "../../../kit/edit/field-errors.ts";
import { useDropQuestion } from "../../../kit/edit/use-drop-question.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { putCalledLead } from "../../basics/lead-cache.ts";
import { AgreedField } from "./agreed-field.tsx";
import { newPhone } from "./call-draft.ts";

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

/** The end of a small form in a dialog. */
function SaveButtons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" isBusy={isBusy}>
        Save
      </Button>
    </div>
  );
}

const UNDO_MS = 8000;

/** Saves the number that a lead gave to staff; that of another one can be undone. */
function useSaveNumber(lead: AssessmentView, onSaved: () => void) {
  const client = useQueryClient();
  const saving = useSave({
    save: ({ typed }: { typed: NewPhone; before: NewPhone | null }) => savePhone(lead.id, typed),
    onSaved: (changed) => {
      putCalledLead(client, changed);
      putInQueue(client, lead.id, changed);
      onSaved();
    },
    success: (_changed, { before }) => ({
      title: "Phone number saved",
      ...(before && {
        durationMs: UNDO_MS,
        action: { label: "Undo", onClick: () => saving.mutate({ typed: before, before: null }) },
      }),
    }),
    failure: "Failed to save the phone number",
  });
  return {
    error: saving.error,
    isPending: saving.isPending,
    save: (typed: NewPhone) => saving.mutate({ typed, before: numberBefore(lead) }),
  };
}

/** What an undo enters again. A number that the lead left in our form came with consent that nobody can give for them. */
function numberBefore({ phone, callConsentWay: agreed }: AssessmentView): NewPhone | null {
  return phone === null || agreed === null || agreed === "form" ? null : { phone, agreed };
}
