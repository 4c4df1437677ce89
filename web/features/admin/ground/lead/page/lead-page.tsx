import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorPanel } from "../../data/error-panel.tsx";
import { LoadingPanel } from "../../data/loading-panel.tsx";
import { useLooking } from "../../live/looking.ts";
import { GoneLead } from "./gone-lead.tsx";
import { isWhole, knownLead } from "../read/known-lead.ts";
import { LeadBar } from "./lead-bar.tsx";
import { LeadContents } from "./lead-contents.tsx";
import { useLeadPage } from "../read/lead-query.ts";
import { useLeadFocus } from "./use-lead-focus.ts";
import { useLeadKeys } from "./use-lead-keys.ts";
import { usePainted } from "../../data/use-painted.ts";

type Props = { id: number; onClose: () => void };

/** Everything about one lead: at once what is known of it already, then what is stored now. */
export function LeadPage({ id, onClose }: Props) {
  const client = useQueryClient();
  const { query, lead: stored, more, wasErased } = useLeadPage(id);
  const [known, setKnown] = useState(() => knownLead(client, id));
  if (stored && stored !== known) setKnown(stored);
  const lead = stored === null ? null : known;
  const isRestDue = usePainted(true, false);
  // The focus comes when its keys work, which are in the rest.
  const page = useLeadFocus(lead === null || !isRestDue ? "nothing" : isWhole(lead) ? "all" : "some");
  const step = useLeadKeys(id, page);
  useLooking(lead?.id ?? null);
  const refetch = () => void query.refetch();
  return (
    <div ref={page}>
      <LeadBar onStep={step} onClose={onClose} />
      {lead && <LeadContents lead={lead} more={more} isRestDue={isRestDue} onChanged={refetch} />}
      {!lead && query.isPending && <LoadingPanel text="Loading the lead…" />}
      {query.isError && (
        <div className="p-4 sm:p-6 print:hidden">
          <ErrorPanel
            title={lead ? "The rest of this lead could not be loaded" : "The lead could not be loaded"}
            error={query.error}
            onRetry={refetch}
          />
        </div>
      )}
      {stored === null && <GoneLead id={id} wasErased={wasErased || known !== null} onClose={onClose} />}
    </div>
  );
}
