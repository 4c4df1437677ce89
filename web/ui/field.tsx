import { useId, type ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import { RequiredMark } from "./required-mark.tsx";

export type FieldTexts = {
  label: ReactNode;
  /** Help that is always shown. */
  hint?: ReactNode;
  /** The problem; null or absent if there is none. */
  error?: string | null | undefined;
};

type FieldProps = FieldTexts & {
  isRequired?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

type FieldControl = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** Label, control, help and error, associated for screen readers. */
export function Field({ label, hint, error, isRequired, className = "", children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <div id={hintId} className="text-base-content/75 text-sm">
          {hint}
        </div>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
