import type { AssessmentView } from "#domain/leads/assessment-view";
import { LeadSection } from "../page/lead-section.tsx";
import { AttributionPanel } from "./attribution-panel.tsx";

/** What brought the lead here. */
export function LeadSource({ lead }: { lead: AssessmentView }) {
  const isKnown = (lead.firstTouch ?? lead.lastTouch) !== null;
  return (
    <LeadSection id="source" empty={isKnown ? null : "Nothing known"}>
      {isKnown && <AttributionPanel lead={lead} />}
    </LeadSection>
  );
}
