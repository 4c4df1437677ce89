import { OLD_LEAD_KINDS, type OldLeads } from "#domain/database-size/old-leads";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { KINDS } from "./room-words.ts";

type Props = {
  which: OldLeads;
  /** The last day that may be chosen. */
  today: string;
  isDisabled: boolean;
  onChange: (which: OldLeads) => void;
};

/** Of which kind the leads are, and since when they have not changed. */
export function OldLeadsChoice({ which, today, isDisabled, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Which leads"
        hint={KINDS[which.kind].hint}
        value={which.kind}
        disabled={isDisabled}
        onChange={({ target: { value } }) =>
          onChange({ ...which, kind: OLD_LEAD_KINDS.find((kind) => kind === value) ?? which.kind })
        }
      >
        {OLD_LEAD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind].name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Unchanged since"
        hint="Days start at midnight UTC."
        type="date"
        value={which.before}
        max={today}
        disabled={isDisabled}
        onChange={({ target: { value } }) => onChange({ ...which, before: value })}
      />
    </div>
  );
}
