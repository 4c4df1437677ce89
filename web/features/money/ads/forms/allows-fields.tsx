import { CRM_STAGES } from "#domain/money/ads/crm-stage";
import { useId, type ReactNode } from "react";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { FieldErrors } from "../../../kit/edit/field-errors.ts";
import type { WholeForm } from "./forms-api.ts";
import type { Allows } from "./use-set-up.ts";

type Props = {
  form: WholeForm;
  allows: Allows;
  errors: FieldErrors;
  onChange: (changes: Partial<Allows>) => void;
};

/** What the form's own text allows. Everything is off until it is chosen. */
export function AllowsFields({ form, allows, errors, onChange }: Props) {
  const { call, mail, country, tellMeta } = allows;
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-semibold">What the form’s text allows</legend>
      <Allowed
        label="We may call these leads"
        hint="Only if the form says so. Without it, they are shown but can’t be called."
        isOn={call !== null}
        onSwitch={(isOn) => onChange({ call: isOn ? { wording: "" } : null })}
      >
        {call && (
          <TextArea
            label="The form’s words about calls"
            hint="Kept as proof of consent."
            rows={3}
            value={call.wording}
            error={errors["call"]}
            onChange={({ target }) => onChange({ call: { wording: target.value } })}
          />
        )}
      </Allowed>
      <Allowed
        label="We may email these leads"
        hint="Only if the form says so. Without it, they get no emails from us."
        isOn={mail !== null}
        onSwitch={(isOn) => onChange({ mail: isOn ? { wording: "", checkbox: null } : null })}
      >
        {mail && (
          <MailWording
            checkboxes={form.checkboxes}
            mail={mail}
            error={errors["mail"]}
            onChange={(changes) => onChange({ mail: { ...mail, ...changes } })}
          />
        )}
      </Allowed>
      <Allowed
        label="Tell Meta what becomes of these leads"
        hint={`Sends their stages (${CRM_STAGES.join(", ")}) to Meta by the lead’s ID, so that it finds more like those who buy.`}
        isOn={tellMeta}
        onSwitch={(isOn) => onChange({ tellMeta: isOn })}
      />
      <TextField
        label="Country of the leads"
        hint="Two letters, such as US or DE. For numbers without a country code."
        className="max-w-md"
        maxLength={2}
        autoCapitalize="characters"
        autoComplete="off"
        value={country ?? ""}
        error={errors["country"]}
        onChange={({ target }) => onChange({ country: target.value.toUpperCase() || null })}
      />
    </fieldset>
  );
}

type AllowedProps = {
  label: string;
  hint: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** What is to be said once it is on. */
  children?: ReactNode;
};

function Allowed({ label, hint, isOn, onSwitch, children }: AllowedProps) {
  const id = useId();
  return (
    <div className="space-y-1">
      <CheckboxField
        label={label}
        aria-describedby={id}
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <div className="space-y-3 ps-9">
        <p id={id} className="text-row text-ink-2">
          {hint}
        </p>
        {children}
      </div>
    </div>
  );
}

type MailWordingProps = {
  checkboxes: readonly string[];
  mail: NonNullable<Allows["mail"]>;
  error: string | undefined;
  onChange: (changes: Partial<NonNullable<Allows["mail"]>>) => void;
};

/** What its leads agreed to, and which checkbox they had to tick for it. */
function MailWording({ checkboxes, mail, error, onChange }: MailWordingProps) {
  const { wording, checkbox } = mail;
  const known = [...new Set([...checkboxes, ...(checkbox === null ? [] : [checkbox])])];
  return (
    <>
      <TextArea
        label="The form’s words about emails"
        hint="Kept as proof of consent."
        rows={3}
        value={wording}
        error={error}
        onChange={({ target }) => onChange({ wording: target.value })}
      />
      <SelectField
        label="Who agreed to them"
        hint="Meta names a checkbox by its key."
        value={checkbox ?? ""}
        onChange={({ target }) => onChange({ checkbox: target.value || null })}
      >
        <option value="">Everyone who sent the form</option>
        {known.map((key) => (
          <option key={key} value={key}>{`Those who ticked “${key}”`}</option>
        ))}
      </SelectField>
    </>
  );
}
