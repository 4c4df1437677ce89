import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { leadQuery } from "../assessments/api.ts";
import { AssessmentCard } from "../assessments/assessment-card.tsx";
import { ErrorPanel } from "../data/error-panel.tsx";
import { LoadingPanel } from "../data/loading-panel.tsx";
import { useLooking } from "../live/looking.ts";
import { knownLead } from "./known-lead.ts";
import { useLeadKeys } from "./use-lead-keys.ts";

type Props = { id: number; onClose: () => void };

/** Everything about one lead: at once what is known of it already, then what is stored now. */
export function LeadPage({ id, onClose }: Props) {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(leadQuery(id));
  const [known] = useState(() => knownLead(client, id));
  const lead = data === undefined ? known : data;
  useLooking(lead?.id ?? null);
  useLeadKeys(id, onClose);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={page} tabIndex={-1} className="p-4 outline-none sm:p-6">
      <div className="mb-2 flex justify-end">
        <button type="button" className="btn btn-ghost btn-sm" onClick={onClose}>
          <X aria-hidden="true" className="size-4" />
          Close
        </button>
      </div>
      {isPending && !lead && <LoadingPanel text="Loading the lead …" />}
      {error && !lead && (
        <ErrorPanel title="The lead could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <div role="alert">
        {data === null && (
          <EmptyState title="This lead was not found">
            It may have been erased since, or the link is not complete.
          </EmptyState>
        )}
      </div>
      {lead && <AssessmentCard lead={lead} isExpanded />}
    </div>
  );
}
