import { TextField } from "../../../../../ui/text-field.tsx";
import { AgreedField } from "./agreed-field.tsx";
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
        <AgreedField
          value={draft.agreed}
          error={faults["agreed"] ?? null}
          onChange={(agreed) => change({ agreed })}
        />
      )}
    </div>
  );
}
