import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = { id: string; title: string; className?: string; children: ReactNode };

/** A section that opens when its heading is pressed, and stands open on paper. */
export function Fold({ id, title, className = "", children }: FoldProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <details className="group border-base-content/15 border-t">
        <summary className="rounded-field flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-2 sm:min-h-16 sm:py-3 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="font-display text-title font-extrabold">
            {title}
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="text-accent size-6 shrink-0 group-open:rotate-180 motion-safe:transition-transform print:hidden"
          />
        </summary>
        {children}
      </details>
    </section>
  );
}
