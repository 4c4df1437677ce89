import { ArrowLeft, ChevronDown, ChevronUp, Maximize2, PanelRight, Printer, X } from "lucide-react";
import type { ReactNode } from "react";
import { usePeopleAt } from "../../ground/live/people.ts";
import { PeopleHere } from "../../ground/live/people-here.tsx";
import { peopleNames } from "../../ground/staff/person-name.ts";

type Props = {
  id: number;
  isPage: boolean;
  onStep: (by: 1 | -1) => void;
  onResize: () => void;
  onClose: () => void;
};

/** The ways out of an open lead: the next one, the one before, its page, paper, and back. */
export function LeadBar({ id, isPage, onStep, onResize, onClose }: Props) {
  return (
    <div className="lead-tools print:hidden">
      <BarButton label="Close" keys="Escape" className="lg:hidden" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </BarButton>
      <BarButton label="Previous lead" keys="K" onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden="true" className="size-4" />
      </BarButton>
      <BarButton label="Next lead" keys="J" onClick={() => onStep(1)}>
        <ChevronDown aria-hidden="true" className="size-4" />
      </BarButton>
      <Company id={id} />
      <BarButton label="Print" onClick={() => print()}>
        <Printer aria-hidden="true" className="size-4" />
      </BarButton>
      <button type="button" className="btn btn-ghost btn-sm max-lg:hidden" onClick={onResize}>
        {isPage ? (
          <PanelRight aria-hidden="true" className="size-4" />
        ) : (
          <Maximize2 aria-hidden="true" className="size-4" />
        )}
        {isPage ? "Beside the list" : "Open page"}
      </button>
      <BarButton label="Close" keys="Escape" className="max-lg:hidden" onClick={onClose}>
        <X aria-hidden="true" className="size-4" />
      </BarButton>
    </div>
  );
}

/** Who else has the lead open, before two people work on it unawares. */
function Company({ id }: { id: number }) {
  const others = usePeopleAt(id);
  return (
    <p role="status" className="text-ink-3 ms-auto flex min-w-0 items-center gap-2 text-xs">
      <PeopleHere lead={id} className="shrink-0" />
      {others.length > 0 && (
        <span className="truncate lead-narrow:sr-only">
          {peopleNames(others)} {others.length > 1 ? "are" : "is"} looking at this too
        </span>
      )}
    </p>
  );
}

type BarButtonProps = {
  label: string;
  keys?: string;
  className?: string;
  onClick: () => void;
  children: ReactNode;
};

function BarButton({ label, keys, className = "", onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys})` : label}
      className={`btn btn-ghost btn-sm btn-square ${className}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
