import { CALL_AGAIN, callAgainAt } from "#domain/calling-hours/call-again";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { FormEvent } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { TextField } from "../../../../../ui/text-field.tsx";
import { Chip } from "../../look/chip.tsx";
import { fieldTime } from "../call/field-time.ts";
import { useNextStep } from "./use-next-step.ts";

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
      <TextField
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
            Nothing next
          </Button>
        )}
        <Button type="submit" variant="secondary" size="sm" isBusy={step.isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}
