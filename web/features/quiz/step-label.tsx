import type { ReactNode } from "react";

/** The small line above a step's heading. */
export function StepLabel({ children }: { children: ReactNode }) {
  return <p className="text-accent text-sm font-semibold tracking-wide uppercase">{children}</p>;
}
