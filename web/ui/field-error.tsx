import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type FieldErrorProps = { id?: string; className?: string; children: ReactNode };

/** What is wrong with a field. The element is there from the start, so that its first text is announced too. */
export function FieldError({ id, className = "", children }: FieldErrorProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={`text-error flex items-start gap-1.5 text-sm font-medium empty:hidden ${className}`}
    >
      {children && (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
