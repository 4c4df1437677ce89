import type { ReactNode } from "react";
import { LeadLine } from "../head/lead-line.tsx";
import { LeadNameRow } from "../head/lead-name-row.tsx";
import type { GlimpsedLead } from "../read/known-lead.ts";
import { LeadShape, NameShape } from "./lead-shape.tsx";

/** A lead that is being read: as much of its head as is known already, and the shape of the rest. */
export function LeadBones({
  lead,
  tools,
  now,
}: {
  lead: GlimpsedLead | null;
  tools: ReactNode;
  now: number;
}) {
  return (
    <>
      {tools}
      <p role="status" className="sr-only">
        Loading the lead…
      </p>
      {lead ? (
        <div className="lead-pad min-w-0 pb-2">
          <LeadNameRow lead={lead} sharesEmail={false} />
          <LeadLine lead={lead} now={now} />
        </div>
      ) : (
        <NameShape />
      )}
      <LeadShape />
    </>
  );
}
