import { ChevronDown } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

type FoldProps = { id: string; title: string; className?: string; children: ReactNode };

/** A section that opens when its heading is pressed, and on paper. */
export function Fold({ id, title, className = "", children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => openOnPaper(details.current), []);
  return (
    <section aria-labelledby={id} className={className}>
      <details ref={details} className="group border-base-content/15 border-t">
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

/** Nothing can be unfolded on paper. */
function openOnPaper(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return;
  let wasOpen = false;
  const open = () => {
    wasOpen = details.open;
    details.open = true;
  };
  const restore = () => {
    details.open = wasOpen;
  };
  window.addEventListener("beforeprint", open);
  window.addEventListener("afterprint", restore);
  return () => {
    window.removeEventListener("beforeprint", open);
    window.removeEventListener("afterprint", restore);
  };
}
