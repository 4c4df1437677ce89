import { CALL_AGAIN, callAgainAt } from "#domain/calls/hours/call-again";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { saveNextAction } from "../../../calls/acts/calls-api.ts";
import { putInQueue } from "../../../calls/acts/queue-api.ts";
import { useKeptDraft, draftText, readDraftText } from "../../../kit/edit/drafts.ts";
import { DateTimeField } from "../../../kit/data/date-time-input.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { putCalledLead } from "../../basics/lead-cache.ts";
import { Chip } from "../../../kit/look/chip.tsx";
import { fieldTime } from "../call/when-words.ts";

const STEP_MAX = 500;

type Props = { lead: AssessmentView; now: number; hours: CallingHours | null; onDone: () => void };

/** Says what is to be done next, and when, without a call. What is typed stays until it is saved. */
export function NextStepForm({ lead, now, hours, onDone }: Props) {
  const step = useNextStep(lead, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.save();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        label="What"
        dir="auto"
        maxLength={STEP_MAX}
        placeholder="e.g., Send the proposal"
        data-autofocus
        value={step.draft.what}
        onChange={(event) => step.change({ what: event.target.value })}
      />
      <DateTimeField
        type="datetime-local"
        label="When"
        value={step.draft.at}
        onChange={(event) => step.change({ at: event.target.value })}
      />
      {hours && (
        <div className="flex flex-wrap gap-1.5">
          {CALL_AGAIN.map((again) => (
            <Chip
              key={again}
              onClick={() => step.change({ at: fieldTime(callAgainAt(again, now, hours, lead.timeZone)) })}
            >
              {again.charAt(0).toUpperCase() + again.slice(1)}
            </Chip>
          ))}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {step.isSet && (
          <Button variant="ghost" size="sm" onClick={step.clear}>
            {" "}
            Clear step{" "}
          </Button>
        )}
        <Button type="submit" variant="secondary" size="sm" isBusy={step.isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}

const UNDO_MS = 8000;

/** As it is typed; '' is nothing. */
const EMPTY = { what: "", at: "" } as const;
type Draft = { [Field in keyof typeof EMPTY]: string };

type Step = Pick<AssessmentView, "nextAction" | "nextActionAt">;

/** A lead's next step while it is typed. It survives a save that fails, and one that is stored can be undone. */
function useNextStep(lead: AssessmentView, onSaved: () => void) {
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
