import type { AssessmentView } from "#domain/leads/assessment-view";
import { Ago } from "../../ground/time/ago.tsx";
import { PeopleHere } from "../../ground/live/people-here.tsx";
import { AttributionPanel } from "../../ground/lead/sections/attribution-panel.tsx";
import { CallLine } from "../../ground/calls/call-line.tsx";
import { HeldQuestion } from "../../ground/calls/held-question.tsx";
import { CardActions } from "./card-actions.tsx";
import { CardBadges } from "../../ground/lead/sections/card-badges.tsx";
import { CardIndicators } from "../../ground/lead/sections/card-indicators.tsx";
import { CardSection } from "./card-section.tsx";
import { CardTitle } from "./card-title.tsx";
import { CollectedData } from "../../ground/lead/sections/collected-data.tsx";
import { HubRow } from "../../ground/lead/sections/hub-row.tsx";
import { LeadStatusForm } from "../../ground/lead/sections/lead-status-form.tsx";
import { NotesForm } from "../../ground/lead/sections/notes-form.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { PromoRow } from "../../ground/lead/sections/promo-row.tsx";
import { ScoreBreakdown } from "../../ground/lead/sections/score-breakdown.tsx";
import type { CardParts } from "./use-card-parts.ts";

type Props = { lead: AssessmentView; parts: CardParts };

/** Everything to see and do about one assessment. */
export function CardBody({ lead, parts }: Props) {
  const hasAnswers = Object.keys(lead.answers).length > 0;
  return (
    <>
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 space-y-3">
          <CardTitle lead={lead} />
          <PhoneRow lead={lead} />
          <CallLine lead={lead} className="text-sm" />
          <HeldQuestion lead={lead} />
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
    </>
  );
}
