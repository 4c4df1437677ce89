import { useRef } from "react";
import { useFieldText } from "../../../ui/use-field-text.ts";

type HoneypotFieldProps = { value: string; onChange: (value: string) => void };

/** Invisible to people, who leave it empty; browsers do not autofill a field of this name. */
export function HoneypotField({ value, onChange }: HoneypotFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const bound = useFieldText(field, value, onChange);
  return (
    <div aria-hidden="true" className="absolute top-0 left-0 size-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input {...bound} ref={field} type="text" name="contact_note" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
