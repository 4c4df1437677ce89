import { SelectField } from "../../../../ui/select-field.tsx";
import { AGREED } from "./call-draft.ts";

type Props = { value: string; error: string | null; onChange: (agreed: string) => void };

/** How a lead agreed to be called at a number that staff enter. */
export function AgreedField({ value, error, onChange }: Props) {
  return (
    <SelectField
      label="How did they agree to be called?"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Please choose</option>
      {Object.entries(AGREED).map(([way, label]) => (
        <option key={way} value={way}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
