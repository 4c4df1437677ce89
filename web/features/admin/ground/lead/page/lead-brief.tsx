import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { BriefLines } from "../../leads/brief-lines.tsx";
import { offersQuery } from "../../offers/offers-query.ts";
import { LeadSection } from "./lead-section.tsx";

/** What to say first. Without the offers it is still of use, and says to look the price up. */
export function LeadBrief({ lead }: { lead: AssessmentView }) {
  const { data = [], isPending } = useQuery(offersQuery());
  return (
    <LeadSection title="Brief" part="brief" isPrinted>
      {isPending ? <Skeleton className="rounded-field h-32" /> : <BriefLines lead={lead} offers={data} />}
    </LeadSection>
  );
}
