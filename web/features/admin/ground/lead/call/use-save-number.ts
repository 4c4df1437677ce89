import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { savePhone, type NewPhone } from "../../calls/calls-api.ts";
import { putInQueue } from "../../calls/queue-api.ts";
import { useSave } from "../../edit/use-save.ts";
import { putCalledLead } from "../../leads/lead-cache.ts";

const UNDO_MS = 8000;

/** Saves the number that a lead gave to staff; that of another one can be undone. */
export function useSaveNumber(lead: AssessmentView, onSaved: () => void) {
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
