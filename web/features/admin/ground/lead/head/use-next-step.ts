import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { saveNextAction } from "../../calls/calls-api.ts";
import { putInQueue } from "../../calls/queue-api.ts";
import { draftText, readDraftText } from "../../edit/draft-text.ts";
import { useKeptDraft } from "../../edit/use-kept-draft.ts";
import { useSave } from "../../edit/use-save.ts";
import { putCalledLead } from "../../leads/lead-cache.ts";
import { fieldTime } from "../call/field-time.ts";

const UNDO_MS = 8000;

/** As it is typed; '' is nothing. */
const EMPTY = { what: "", at: "" } as const;
type Draft = { [Field in keyof typeof EMPTY]: string };

type Step = Pick<AssessmentView, "nextAction" | "nextActionAt">;

/** A lead's next step while it is typed. It survives a save that fails, and one that is stored can be undone. */
export function useNextStep(lead: AssessmentView, onSaved: () => void) {
  const client = useQueryClient();
  const [text, keep] = useKeptDraft(`step-${lead.id}`);
  const { nextAction, nextActionAt } = lead;
  const stored = { nextAction, nextActionAt };
  const draft: Draft = { ...draftOf(stored), ...readDraftText(text, EMPTY) };
  const saving = useSave({
    save: ({ step }: { step: Step; before: Step | null }) => saveNextAction(lead.id, step),
    onSaved: (changed) => {
      keep(null);
      putCalledLead(client, changed);
      putInQueue(client, lead.id, changed);
      onSaved();
    },
    success: (_changed, { before }) => ({
      title: "Next step saved",
      ...(before && {
        durationMs: UNDO_MS,
        action: { label: "Undo", onClick: () => saving.mutate({ step: before, before: null }) },
      }),
    }),
    failure: "Failed to save the next step",
  });
  const save = (step: Step) => !saving.isPending && saving.mutate({ step, before: stored });
  return {
    draft,
    isSaving: saving.isPending,
    isSet: nextAction !== null || nextActionAt !== null,
    change: (patch: Partial<Draft>) => keep(draftText({ ...draft, ...patch })),
    clear: () => save({ nextAction: null, nextActionAt: null }),
    save: () => save(stepOf(draft)),
  };
}

function draftOf({ nextAction, nextActionAt }: Step): Draft {
  return { what: nextAction ?? "", at: nextActionAt === null ? "" : fieldTime(Date.parse(nextActionAt)) };
}

function stepOf({ what, at }: Draft): Step {
  return { nextAction: what.trim() || null, nextActionAt: at === "" ? null : new Date(at).toISOString() };
}
