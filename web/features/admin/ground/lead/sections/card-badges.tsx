import type { AssessmentView } from "#domain/leads/assessment-view";
import { HIGH_VALUE, leadScoreBucket } from "#domain/scoring/lead-score";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { ComponentProps } from "react";
import { Badge } from "../../../../../ui/badge.tsx";

type Tone = ComponentProps<typeof Badge>["tone"];

export const STATUS_TONE: Record<LeadStatus, NonNullable<Tone>> = {
  MQL: "neutral",
  SQL: "info",
  Won: "success",
  Lost: "error",
  Hold: "warning",
};

type Badged = Pick<AssessmentView, "assessmentType" | "offerTier" | "score" | "leadScore" | "leadStatus"> & {
  suspect?: boolean;
};

/** Source, offer, score, lead score and lead status at a glance. */
export function CardBadges({ lead }: { lead: Badged }) {
  const { assessmentType, offerTier, score, leadScore, leadStatus } = lead;
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge>{assessmentType === "chat" ? "AI Chat" : "Quiz"}</Badge>
      </li>
      <li>{offerTier === null ? <Badge>No Tier</Badge> : <Badge tone="primary">Offer {offerTier}</Badge>}</li>
      <li>{score === null ? <Badge>No Score</Badge> : <Badge>Score: {score}</Badge>}</li>
      {leadScore !== null && (
        <li>
          <Badge tone={leadScore >= HIGH_VALUE ? "success" : "neutral"}>
            Lead score: {leadScore} ({leadScoreBucket(leadScore)})
          </Badge>
        </li>
      )}
      <li>
        <Badge tone={STATUS_TONE[leadStatus]}>{leadStatus}</Badge>
      </li>
      {lead.suspect && (
        <li>
          <Badge tone="error">
            <span title="The form’s hidden field was filled in, so this may be a bot. Nothing is sent to Slack, email or Meta for this lead.">
              Suspect
            </span>
          </Badge>
        </li>
      )}
    </ul>
  );
}
