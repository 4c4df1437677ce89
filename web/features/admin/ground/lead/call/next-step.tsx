import { TextField } from "../../../../../ui/text-field.tsx";
import { TimeField } from "./time-field.tsx";
import type { CallForm } from "./use-call-form.ts";

const STEP_MAX = 500;

/** What is to be done next for a lead that needs no further call. */
export function NextStep({ form }: { form: CallForm }) {
  return (
    <div>
      <TextField
        label="Next step (optional)"
        dir="auto"
        maxLength={STEP_MAX}
        placeholder="e.g., Send the proposal"
        value={form.draft.step}
        onChange={(event) => form.change({ step: event.target.value })}
      />
      <TimeField form={form} label="When (optional)" />
    </div>
  );
}
