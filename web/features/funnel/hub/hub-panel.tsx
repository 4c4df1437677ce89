import type { ReactNode } from "react";
import "../result/result.css";

/** A dark panel of the hub: two columns on wide screens, and close together on a phone. */
export function HubPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      data-theme="ink"
      className="result-panel rounded-box bg-base-200 text-base-content border-base-300 grid grid-cols-1 gap-x-14 gap-y-4 overflow-hidden border p-5 sm:gap-y-6 sm:p-10 lg:grid-cols-[7fr_5fr] lg:p-12"
    >
      {children}
    </section>
  );
}
