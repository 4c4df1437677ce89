import { useRef, type ReactNode } from "react";
import { useStepFocus } from "./use-step-focus.ts";

/** The heading of a step. It takes the focus when the step appears, so that screen readers start there. */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading);
  return (
    <h1 id={id} ref={heading} tabIndex={-1} className="quiz-heading font-display font-extrabold text-balance">
      {children}
    </h1>
  );
}
