import type { AssessmentView } from "#domain/leads/assessment-view";
import { LeadSection } from "../page/lead-section.tsx";
import { RecalculateButton } from "./recalculate-button.tsx";
import { ScoreBreakdown } from "./score-breakdown.tsx";

/** What the answers came to, and why. Without a score or a tier it can be worked out again. */
export function LeadScore({ lead }: { lead: AssessmentView }) {
  const { score, offerTier, sessionId } = lead;
  const again = (score === null || offerTier === null) && <RecalculateButton lead={lead} />;
  if (score === null) {
    return (
      <LeadSection id="score" empty="Not scored yet">
        {again}
      </LeadSection>
    );
  }
  return (
    <LeadSection id="score" more={again}>
      <ScoreBreakdown sessionId={sessionId} />
    </LeadSection>
  );
}
