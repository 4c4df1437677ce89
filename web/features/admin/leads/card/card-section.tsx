import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { CardPart } from "./card-parts.ts";
import type { CardParts } from "./use-card-parts.ts";

type Props = { title: string; part: CardPart; parts: CardParts; children: ReactNode };

/** A section of the card that opens and closes. Closed sections are not rendered. */
export function CardSection({ title, part, parts, children }: Props) {
  const id = useId();
  const isOpen = parts.isOpen(part);
  return (
    <section data-part={part} className="border-base-300 border-b last:border-b-0">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => parts.toggle(part)}
          className="flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left text-sm font-semibold pointer-coarse:min-h-11"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={`text-base-content/60 size-4 shrink-0 motion-safe:transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h4>
      {isOpen && (
        <div id={id} className="pb-4">
          {children}
        </div>
      )}
    </section>
  );
}
