import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AGREED } from "./call-draft.ts";
import type { CallForm } from "./use-call-form.ts";

/** The right number, where somebody gave one, and how they agreed to be called at it. */
export function OtherNumber({ form }: { form: CallForm }) {
  const { draft, faults, change } = form;
  return (
    <div className="space-y-2">
      <TextField
        type="tel"
        label="The right number (optional)"
        placeholder="+1 780 555 0134"
        autoComplete="off"
        value={draft.phone}
        error={faults["phone"] ?? null}
        onChange={(event) => change({ phone: event.target.value })}
      />
      {draft.phone.trim() !== "" && (
        <SelectField
          label="How did they agree to be called?"
          value={draft.agreed}
          error={faults["agreed"] ?? null}
          onChange={(event) => change({ agreed: event.target.value })}
        >
          <option value="">Please choose</option>
          {Object.entries(AGREED).map(([way, label]) => (
            <option key={way} value={way}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
