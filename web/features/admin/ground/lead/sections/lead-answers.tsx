import type { AssessmentView } from "#domain/leads/assessment-view";
import { LeadSection } from "../page/lead-section.tsx";
import { CollectedData } from "./collected-data.tsx";
import { LeadWording } from "./lead-wording.tsx";

/** What the lead answered. */
export function LeadAnswers({ lead }: { lead: AssessmentView }) {
  const hasAnswers = Object.keys(lead.answers).length > 0 || lead.extra.length > 0;
  return (
    <LeadSection id="answers" empty={hasAnswers ? null : "No answers yet"}>
      {hasAnswers && (
        <>
          <CollectedData lead={lead} />
          <LeadWording id={lead.id} />
        </>
      )}
    </LeadSection>
  );
}
