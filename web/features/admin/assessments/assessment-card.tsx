import type { AssessmentView } from "#domain/leads/assessment-view";
import { memo } from "react";
import { Ago } from "../leads/ago.tsx";
import { leadName } from "../leads/lead-name.ts";
import { PeopleHere } from "../live/people-here.tsx";
import { AttributionPanel } from "./attribution-panel.tsx";
import { CallLine } from "../calls/call-line.tsx";
import { CardActions } from "./card-actions.tsx";
import { CardBadges } from "./card-badges.tsx";
import { CardIndicators } from "./card-indicators.tsx";
import { CardSection } from "./card-section.tsx";
import { CardTitle } from "./card-title.tsx";
import { CollectedData } from "./collected-data.tsx";
import { HubRow } from "./hub-row.tsx";
import { LeadStatusForm } from "./lead-status-form.tsx";
import { NotesForm } from "./notes-form.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { PromoRow } from "./promo-row.tsx";
import { ScoreBreakdown } from "./score-breakdown.tsx";
import { useCardParts } from "./use-card-parts.ts";

type Props = {
  lead: AssessmentView;
  /** Starts with all sections open. */
  isExpanded?: boolean;
};

/** Everything to see and do about one assessment. */
export const AssessmentCard = memo(function AssessmentCard({ lead, isExpanded = false }: Props) {
  const { ref, parts } = useCardParts<HTMLElement>(lead.id, isExpanded);
  const hasAnswers = Object.keys(lead.answers).length > 0;
  return (
    <article
      ref={ref}
      data-lead={lead.id}
      tabIndex={-1}
      aria-label={leadName(lead)}
      className={`rounded-box bg-base-100 border-base-300 mb-4 scroll-mt-28 border p-4 pb-1 [content-visibility:auto] sm:p-6 sm:pb-2 ${lead.score === null ? "[contain-intrinsic-size:auto_300px]" : "[contain-intrinsic-size:auto_670px]"}`}
    >
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 space-y-3">
          <CardTitle lead={lead} />
          <PhoneRow lead={lead} />
          <CallLine lead={lead} className="text-sm" />
          <CardBadges lead={lead} />
          <CardIndicators lead={lead} />
          <PromoRow lead={lead} />
        </div>
        <div className="flex flex-col gap-3 lg:items-end">
          <div className="text-base-content/75 flex items-center gap-3 text-sm lg:justify-end">
            <p>
              Submitted <Ago time={lead.createdAt} />
            </p>
            <PeopleHere lead={lead.id} className="-my-1 shrink-0" />
          </div>
          <HubRow lead={lead} />
          <CardActions lead={lead} />
        </div>
      </div>
      <div className="border-base-300 mt-4 border-t">
        {lead.score !== null && (
          <CardSection title="Score Breakdown" part="score" parts={parts}>
            <ScoreBreakdown sessionId={lead.sessionId} />
          </CardSection>
        )}
        <CardSection title="Lead Status & Deal Value" part="status" parts={parts}>
          <LeadStatusForm lead={lead} />
        </CardSection>
        <CardSection title="Admin Notes" part="notes" parts={parts}>
          <NotesForm lead={lead} />
        </CardSection>
        {hasAnswers && (
          <CardSection title="View Collected Data" part="data" parts={parts}>
            <CollectedData lead={lead} />
          </CardSection>
        )}
        {(lead.firstTouch ?? lead.lastTouch) && (
          <CardSection title="Attribution" part="source" parts={parts}>
            <AttributionPanel lead={lead} />
          </CardSection>
        )}
      </div>
    </article>
  );
});
