import { Calendar, Clock } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "../../../ui/field.tsx";
import { dateTimeWords, type DateTimeKind } from "./date-time-words.ts";

type InputProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  type: DateTimeKind;
  value: string;
  /** What stands in it while it is empty. */
  empty?: string | undefined;
};

const EMPTY = { date: "Choose a day", time: "Choose a time", "datetime-local": "Choose a day and time" };

/**
 * A day, a time or both. It looks as every other field does, and writes them as every screen does; the browser's own
 * field lies in it, for keyboards, phones and screen readers, and is seen while it is typed in. `className` is for its
 * place and width.
 */
export function DateTimeInput({ type, value, empty = EMPTY[type], className = "", ...input }: InputProps) {
  const words = dateTimeWords(type, value);
  const Icon = type === "time" ? Clock : Calendar;
  return (
    <span className={`date-time input has-aria-invalid:border-error ${className}`}>
      <span aria-hidden="true" className={words === null ? "text-ink-3" : undefined}>
        {words ?? empty}
      </span>
      <Icon aria-hidden="true" className="text-ink-2" />
      <input {...input} type={type} value={value} max={LAST[type]} />
    </span>
  );
}

/** Otherwise browsers take six digits for a year. */
const LAST = { date: "9999-12-31", time: undefined, "datetime-local": "9999-12-31T23:59" };

/** The same with its label, help and error. */
export function DateTimeField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldTexts & Omit<InputProps, "id">) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required} className={className}>
      {(control) => <DateTimeInput {...input} {...control} className="w-full" />}
    </Field>
  );
}
