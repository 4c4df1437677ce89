import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type SelectFieldProps = FieldTexts & Omit<ComponentProps<"select">, "id">;

/** A native select with its options as children. */
export function SelectField({ label, hint, error, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={select.required} className={className}>
      {(control) => (
        <select {...select} {...control} className="select aria-invalid:border-error w-full text-base" />
      )}
    </Field>
  );
}
