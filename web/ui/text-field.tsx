import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type TextFieldProps = FieldTexts & Omit<ComponentProps<"input">, "id">;

export function TextField({ label, hint, error, className, type = "text", ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required} className={className}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className="input input-lg aria-invalid:border-error w-full text-base"
        />
      )}
    </Field>
  );
}
