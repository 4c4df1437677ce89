import type { PipelineCard } from "#domain/leads/pipeline-board";
import { HIGH_VALUE, leadScoreBucket } from "#domain/scoring/lead-score";
import { Badge } from "../../../ui/badge.tsx";

/** Lead score, where the lead came from, tier and points. */
export function CardFigures({ card }: { card: PipelineCard }) {
  const { assessmentType, offerTier, score, leadScore } = card;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 whitespace-nowrap">
      {leadScore !== null && (
        <Badge tone={leadScore >= HIGH_VALUE ? "success" : "neutral"} className="badge-sm px-1.5">
          <span>
            <span className="sr-only">Lead score </span>
            {leadScore} {leadScoreBucket(leadScore)}
          </span>
        </Badge>
      )}
      <Badge className="badge-sm px-1.5">{assessmentType === "chat" ? "Chat" : "Quiz"}</Badge>
      {offerTier !== null && <span>Tier {offerTier}</span>}
      {score !== null && <span>{score} pts</span>}
    </p>
  );
}
