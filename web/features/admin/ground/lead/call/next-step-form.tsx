import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { TextField } from "../../../../../ui/text-field.tsx";
import { saveNextAction } from "../../calls/calls-api.ts";
import { putInQueue } from "../../calls/queue-api.ts";
import { fieldTime } from "./field-time.ts";
import { SaveButtons } from "./save-buttons.tsx";
import { useSave } from "../../edit/use-save.ts";
import { putCalledLead } from "../../leads/lead-cache.ts";

const STEP_MAX = 500;

/** Lets staff say what is to be done next, and when, without a call. */
export function NextStepForm({ lead }: { lead: AssessmentView }) {
  const [isOpen, setOpen] = useState(false);
  const hasStep = lead.nextAction !== null || lead.nextActionAt !== null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {hasStep ? "Change the next step" : "Set a next step"}
      </Button>
      {isOpen && <NextStepDialog lead={lead} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks what is to be done next for a lead, and when. */
export function NextStepDialog({ lead, onClose }: { lead: AssessmentView; onClose: () => void }) {
  const client = useQueryClient();
  const [what, setWhat] = useState(lead.nextAction ?? "");
  const [at, setAt] = useState(lead.nextActionAt === null ? "" : fieldTime(Date.parse(lead.nextActionAt)));
  const saving = useSave({
    save: () =>
      saveNextAction(lead.id, {
        nextAction: what.trim() || null,
        nextActionAt: at === "" ? null : new Date(at).toISOString(),
      }),
    onSaved: (changed) => {
      putCalledLead(client, changed);
      putInQueue(client, lead.id, changed);
      onClose();
    },
    success: { title: "Next step saved" },
    failure: "Failed to save the next step",
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(undefined);
  };
  return (
    <Dialog title="Next step" onClose={onClose}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextField
          label="What"
          dir="auto"
          maxLength={STEP_MAX}
          placeholder="e.g., Send the proposal"
          data-autofocus
          value={what}
          onChange={(event) => setWhat(event.target.value)}
        />
        <TextField
          type="datetime-local"
          label="When"
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
        <SaveButtons isBusy={saving.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
