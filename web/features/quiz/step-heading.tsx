import { useLayoutEffect, useRef, type ReactNode } from "react";

/** The heading of a step. It takes the focus when the step appears, so that screen readers start there. */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Runs before painting: otherwise the step would be seen jumping from the previous scroll position.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <h1 id={id} ref={heading} tabIndex={-1} className="quiz-heading font-display font-extrabold text-balance">
      {children}
    </h1>
  );
}
