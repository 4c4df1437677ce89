import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type AccordionProps = {
  title: ReactNode;
  isOpenAtFirst?: boolean;
  className?: string;
  children: ReactNode;
};

/** A native disclosure: several may be open, and the browser's search finds what is inside. */
export function Accordion({ title, isOpenAtFirst = false, className = "", children }: AccordionProps) {
  return (
    <details open={isOpenAtFirst} className={`group border-base-300 border-b ${className}`}>
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 group-open:rotate-180 motion-safe:transition-transform"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
