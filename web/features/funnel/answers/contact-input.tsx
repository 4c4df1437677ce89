import type { ContactField } from "#domain/funnel/answers/contact-fields";
import { useRef, useState } from "react";
import { WithPart } from "../../../content/with-part.tsx";
import { useContent } from "../../../content/use-content.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useFieldText } from "../../../ui/use-field-text.ts";
import { CONTACT_FIELDS, contactProblem } from "./contact-fields.ts";

type ContactInputProps = {
  field: ContactField;
  value: string;
  /** True while the form is being sent. */
  isLocked: boolean;
  /** Whether the form was pressed while something was missing: an empty field then says so. */
  isAsked?: boolean;
  onChange: (value: string) => void;
};

/** A required text field of the lead form. It shows problems during typing and offers a correction. */
export function ContactInput({ field, value, isLocked, isAsked = false, onChange }: ContactInputProps) {
  const words = useContent("contact");
  const { label, placeholder } = words[field];
  const { suggest, input } = CONTACT_FIELDS[field];
  const element = useRef<HTMLInputElement>(null);
  const bound = useFieldText(element, value, change);
  const [wasLeft, setWasLeft] = useState(false);
  const [wasTold, setWasTold] = useState(false);
  const isBlank = value.trim() === "";
  const problem = isBlank && !isAsked ? null : contactProblem(field, value);
  // While the visitor is still typing, a problem is not yet an error; one that was told stays until it is mended.
  const isWrong = wasTold || isAsked;
  const suggestion = wasLeft ? suggest(value) : null;

  function change(text: string): void {
    if (contactProblem(field, text) === null) setWasTold(false);
    onChange(text);
  }

  function leave(): void {
    setWasLeft(true);
    setWasTold(problem !== null);
  }

  function takeSuggestion(text: string): void {
    change(text);
    element.current?.focus();
  }

  return (
    <div>
      <TextField
        {...input}
        {...bound}
        ref={element}
        label={label}
        name={field}
        required
        readOnly={isLocked}
        placeholder={placeholder}
        hint={!isWrong && problem}
        error={isWrong ? problem : null}
        onFocus={() => setWasLeft(false)}
        onBlur={() => {
          // What is said moves what is below it: not away from under the press that left the field.
          if (document.querySelector(":active")) addEventListener("click", leave, { once: true });
          else leave();
        }}
      />
      <p role="status" className="text-sm">
        {suggestion && (
          <WithPart text={words.suggestion} name="suggestion">
            <button
              type="button"
              onClick={() => takeSuggestion(suggestion)}
              className="link py-1 font-semibold break-all"
            >
              {suggestion}
            </button>
          </WithPart>
        )}
      </p>
    </div>
  );
}
