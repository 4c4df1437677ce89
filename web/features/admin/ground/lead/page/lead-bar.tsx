import { ChevronLeft, ChevronRight, Printer, X } from "lucide-react";
import type { ReactNode } from "react";

type Props = { onStep: ((by: 1 | -1) => void) | null; onClose: () => void };

/** The ways out of a lead: the next one, the one before, paper, and back. */
export function LeadBar({ onStep, onClose }: Props) {
  return (
    <div className="bg-base-100 border-base-300 @container sticky top-0 z-20 border-b px-2 py-1.5 sm:px-4 print:hidden">
      <div className="flex items-center gap-1 @max-2xs:gap-0">
        {onStep && (
          <>
            <BarButton label="Previous lead" keys="K" onClick={() => onStep(-1)}>
              <ChevronLeft aria-hidden="true" className="size-4" />
            </BarButton>
            <BarButton label="Next lead" keys="J" onClick={() => onStep(1)}>
              <ChevronRight aria-hidden="true" className="size-4" />
            </BarButton>
          </>
        )}
        <button type="button" className="btn btn-ghost btn-sm ml-auto" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          <Word>Print</Word>
        </button>
        <button type="button" aria-keyshortcuts="Escape" className="btn btn-ghost btn-sm" onClick={onClose}>
          <X aria-hidden="true" className="size-4" />
          <Word>Close</Word>
        </button>
      </div>
    </div>
  );
}

/** Large text on a phone leaves room for the signs alone. */
function Word({ children }: { children: ReactNode }) {
  return <span className="@max-2xs:sr-only">{children}</span>;
}

type BarButtonProps = { label: string; keys: string; onClick: () => void; children: ReactNode };

function BarButton({ label, keys, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
      className="btn btn-ghost btn-sm btn-square"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
