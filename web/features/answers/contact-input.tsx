import type { ContactField } from "#domain/answers/contact";
import { useRef, useState } from "react";
import { TextField } from "../../ui/text-field.tsx";
import { CONTACT_FIELDS, contactProblem } from "./contact-fields.ts";

type ContactInputProps = {
  field: ContactField;
  value: string;
  /** While it is being sent. */
  isLocked: boolean;
  onChange: (value: string) => void;
};

/** A required text of the lead form: says what is wrong while it is typed, and offers the mending of it. */
export function ContactInput({ field, value, isLocked, onChange }: ContactInputProps) {
  const { label, placeholder, suggest, input } = CONTACT_FIELDS[field];
  const element = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const problem = value.trim() === "" ? null : contactProblem(field, value);
  const suggestion = wasLeft ? suggest(value) : null;

  function takeSuggestion(text: string): void {
    onChange(text);
    element.current?.focus();
  }

  return (
    <div>
      <TextField
        {...input}
        ref={element}
        label={label}
        name={field}
        required
        readOnly={isLocked}
        placeholder={placeholder}
        value={value}
        // Not yet an error while it is being typed.
        hint={!wasLeft && problem}
        error={wasLeft ? problem : null}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setWasLeft(false)}
        onBlur={() => setWasLeft(true)}
      />
      <p role="status" className="text-sm">
        {suggestion && (
          <>
            Did you mean{" "}
            <button
              type="button"
              onClick={() => takeSuggestion(suggestion)}
              className="link py-1 font-semibold break-all"
            >
              {suggestion}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  );
}
