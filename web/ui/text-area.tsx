import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type TextAreaProps = FieldTexts & Omit<ComponentProps<"textarea">, "id">;

export function TextArea({ label, hint, error, className, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={textarea.required} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className="textarea aria-invalid:border-error w-full text-base leading-normal pointer-fine:text-sm"
        />
      )}
    </Field>
  );
}
