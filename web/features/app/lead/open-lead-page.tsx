import { ArrowLeft, ChevronDown, ChevronUp, Maximize2, PanelRight, Printer, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useShortcuts } from "../../kit/frame/shortcuts.ts";
import { LeadPage } from "../../leads/lead/page/lead-page.tsx";
import { leadAfterLast, leadBeside } from "../../leads/basics/lead-order.ts";
import { partToOpen, leadHref, openLeadId } from "../../leads/basics/open-lead.ts";
import { PeopleHere } from "../../leads/live/people-here.tsx";
import { usePeopleAt } from "../../leads/live/people.ts";
import { peopleNames } from "../../people/staff/person-name.ts";

type Props = { id: number; isPage: boolean; onResize: () => void; onClose: () => void };

/** The lead that is open over the tab, with the ways to others. */
export function OpenLeadPage({ id, isPage, onResize, onClose }: Props) {
  const step = useLeadKeys(id);
  const { state } = useLocation();
  return (
    <LeadPage
      id={id}
      part={partToOpen(state)}
      takesFocus="free"
      tools={<LeadBar {...{ id, isPage, onResize, onClose }} onStep={step} />}
      leave={{ words: "Back", act: onClose }}
    />
  );
}

/** J and K go on to the next lead of the screen behind, and back. Returns the step. */
function useLeadKeys(id: number): (by: 1 | -1) => void {
  const navigate = useNavigate();
  const goTo = (next: number) => {
    const to = leadHref(new URLSearchParams(location.search), next);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const goOn = async () => {
    const next = await leadAfterLast(id);
    // Another lead may have been opened while the list was read on, or none.
    if (next !== null && openLeadId(new URLSearchParams(location.search)) === id) goTo(next);
  };
  const step = (by: 1 | -1) => {
    const next = leadBeside(id, by);
    if (next !== null) goTo(next);
    else if (by === 1) void goOn();
  };
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  return step;
}

type LeadBarProps = {
  id: number;
  isPage: boolean;
  onStep: (by: 1 | -1) => void;
  onResize: () => void;
  onClose: () => void;
};

/** The ways out of an open lead: the next one, the one before, its page, paper, and back. */
function LeadBar({ id, isPage, onStep, onResize, onClose }: LeadBarProps) {
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
