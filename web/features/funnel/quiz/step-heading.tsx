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

/** A question, and what is said below it. */
export function StepQuestion({ id, heading, subtext }: { id: string; heading: string; subtext: string }) {
  return (
    <div className="grid gap-2 sm:gap-3">
      <StepHeading id={id}>{heading}</StepHeading>
      {subtext && <p className="text-base-content/75 text-lg">{subtext}</p>}
    </div>
  );
}
