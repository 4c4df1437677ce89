import { TextField } from "../../../../../ui/text-field.tsx";
import type { CallForm } from "./use-call-form.ts";

/** A time in the zone of whoever types it. */
export function TimeField({ form, label }: { form: CallForm; label: string }) {
  return (
    <TextField
      className="mt-2"
      type="datetime-local"
      label={label}
      value={form.draft.at}
      error={form.faults["at"] ?? null}
      onChange={(event) => form.change({ at: event.target.value })}
    />
  );
}
