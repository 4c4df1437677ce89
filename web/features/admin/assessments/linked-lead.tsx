import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorPanel } from "../data/error-panel.tsx";
import { LoadingPanel } from "../data/loading-panel.tsx";
import { useLooking } from "../live/looking.ts";
import { leadQuery } from "./api.ts";
import { AssessmentCard } from "./assessment-card.tsx";
import { readPlace } from "./list-place.ts";

/** The lead in the address, `lead=21`; null if there is none. */
export function linkedLeadId(params: URLSearchParams): number | null {
  const text = params.get("lead");
  if (text === null) return null;
  // No lead has the number 0, so a broken link leads to a lead that is not found.
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

type Props = { id: number; onClose: () => void };

/** The lead that a link points to, fully expanded, whether or not it is in the list. */
export function LinkedLead({ id, onClose }: Props) {
  const { data: lead, error, isPending, refetch } = useQuery(leadQuery(id));
  const section = useRef<HTMLElement>(null);
  useGoTo(section, lead !== undefined);
  useLooking(lead?.id ?? null);
  const close = () => {
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <section ref={section} aria-label="Linked lead" className="scroll-mt-20 space-y-2">
      <div className="flex items-center justify-between gap-4">
        <p className="text-base-content/75 text-sm">Opened by a link</p>
        <button type="button" className="btn btn-ghost btn-sm" onClick={close}>
          <X aria-hidden="true" className="size-4" />
          Close
        </button>
      </div>
      {isPending && <LoadingPanel text="Loading the lead …" />}
      {error && lead === undefined && (
        <ErrorPanel title="The lead could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <div role="alert">
        {lead === null && (
          <EmptyState title="This lead was not found">
            It may have been erased since, or the link is not complete.
          </EmptyState>
        )}
      </div>
      {lead && <AssessmentCard lead={lead} isExpanded />}
    </section>
  );
}

/** Scrolls and moves the focus to the linked lead once it is there, but not when returning to a saved position. */
function useGoTo(section: { current: HTMLElement | null }, isReady: boolean): void {
  const { key } = useLocation();
  const [isNew] = useState(() => readPlace(key) === null);
  useEffect(() => {
    if (!isReady || !isNew) return;
    section.current?.scrollIntoView({ block: "start", behavior: "instant" });
    section.current?.querySelector<HTMLElement>("[data-lead]")?.focus({ preventScroll: true });
  }, [section, isReady, isNew]);
}
