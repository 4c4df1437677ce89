import { ChevronDown } from "lucide-react";
import { use, useId, type ReactNode } from "react";
import { LEAD_SECTIONS, type LeadSectionId } from "./lead-sections.ts";
import { SectionsContext } from "./use-sections.ts";

type Props = {
  id: LeadSectionId;
  /** How many there are. */
  count?: string | undefined;
  /** Beside the title: what changes how the section is shown. */
  more?: ReactNode;
  /** What is said in its one line where there is nothing to show. */
  empty?: string | null;
  /** Cannot be closed, and is on paper. */
  isFixed?: boolean;
  children?: ReactNode;
};

const FRAME = "lead-pad border-line scroll-mt-(--lead-stuck) border-b py-3";

/** A part of a lead, which keys and the list to jump find by its name. It closes, and an empty one is a line. */
export function LeadSection({ id, count, more, empty = null, isFixed = false, children }: Props) {
  const heading = useId();
  const { isOpen, toggle } = use(SectionsContext);
  const { title } = LEAD_SECTIONS[id];
  if (empty !== null) {
    return (
      <section
        aria-labelledby={heading}
        data-part={id}
        className={`${FRAME} flex flex-wrap items-baseline gap-x-3 print:hidden`}
      >
        <Heading id={heading}>{title}</Heading>
        <p className="text-row text-ink-3">{empty}</p>
        {children}
      </section>
    );
  }
  const isShown = isFixed || isOpen(id);
  return (
    <section
      aria-labelledby={heading}
      data-part={id}
      className={`${FRAME} ${isFixed ? "print:px-0" : "print:hidden"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading id={heading}>
          {isFixed ? (
            title
          ) : (
            <Fold isOpen={isShown} onToggle={() => toggle(id)}>
              {title}
            </Fold>
          )}
          {count && <span className="text-ink-3 ms-2 font-normal tabular-nums">{count}</span>}
        </Heading>
        {isShown && more}
      </div>
      {isShown && <div className="pt-2">{children}</div>}
    </section>
  );
}

function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h3 id={id} tabIndex={-1} className="text-panel font-bold -outline-offset-2">
      {children}
    </h3>
  );
}

function Fold({
  isOpen,
  onToggle,
  children,
}: {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-start font-bold pointer-coarse:min-h-11"
      onClick={onToggle}
    >
      {children}
      <ChevronDown
        aria-hidden="true"
        className={`text-ink-3 size-4 shrink-0 motion-safe:transition-transform ${isOpen ? "" : "-rotate-90 rtl:rotate-90"}`}
      />
    </button>
  );
}
