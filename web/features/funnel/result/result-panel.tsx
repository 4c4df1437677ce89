import type { ReactNode } from "react";
import "./result.css";

/** The top of a result: the cells of a finding, and what we recommend, beside it on wide screens. */
export function ResultPanel({ children }: { children: ReactNode }) {
  return (
    <section
      data-theme="ink"
      className="result-panel rounded-box bg-base-200 text-base-content border-base-300 grid grid-cols-1 gap-x-14 gap-y-8 overflow-hidden border p-5 pt-8 sm:p-10 lg:grid-cols-[7fr_5fr] lg:gap-y-10 lg:p-12"
    >
      {children}
    </section>
  );
}
