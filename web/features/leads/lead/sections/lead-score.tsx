import { labelOf } from "#domain/content/answer-labels";
import { meaningOf, questionText } from "#domain/content/staff-words";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { hasAllChoices } from "#domain/funnel/answers/answer-key";
import type { BreakdownLine, DecidedBy } from "#domain/offers/scoring/scoring";
import { useQueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { useStaffWords } from "../../../content/published/published.ts";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { useInView } from "../../../kit/data/use-in-view.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { putLead } from "../../basics/lead-cache.ts";
import { recalculate, breakdownQuery } from "../../basics/lead-writes.ts";
import { LeadSection } from "../page/lead-section.tsx";

/** What the answers came to, and why. Without a score or a tier it can be worked out again. */
export function LeadScore({ lead }: { lead: AssessmentView }) {
  const { score, offerTier, sessionId } = lead;
  const again = (score === null || offerTier === null) && <RecalculateButton lead={lead} />;
  if (score === null && lead.assessmentType === "form" && !hasAllChoices(lead.answers)) {
    return <LeadSection id="score" empty="Scored once every choice is made" />;
  }
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

/** For an assessment without a tier or a score. */
function RecalculateButton({ lead }: { lead: AssessmentView }) {
  const client = useQueryClient();
  const scoring = useSave({
    save: () => recalculate(lead),
    onSaved: (changed) => {
      putLead(client, changed);
      void client.invalidateQueries({ queryKey: ["breakdown", lead.sessionId] });
    },
    success: (changed) => ({ title: "Score Recalculated", description: describeScore(changed) }),
    failure: "Failed to recalculate score",
  });
  return (
    <Button variant="outline" size="sm" isBusy={scoring.isPending} onClick={() => scoring.mutate(undefined)}>
      Recalculate
    </Button>
  );
}

function describeScore({ offerTier, score, leadScore }: AssessmentView): string {
  if (offerTier === null || score === null || leadScore === null)
    return "Assessment scores have been updated";
  return `New tier: ${offerTier}, score: ${score}, lead score: ${leadScore}`;
}

const STAY_MS = 200;

/** The breakdown of the score. Fetched once the card stays in view, so that scrolling past costs no request. */
function ScoreBreakdown({ sessionId }: { sessionId: string }) {
  const [isWanted, setWanted] = useState(false);
  const ref = useInView<HTMLDivElement>(() => setWanted(true), { margin: "200px", stayMs: STAY_MS });
  const { data, isError, error, refetch } = useQuery({ ...breakdownQuery(sessionId), enabled: isWanted });
  if (isError)
    return (
      <ErrorPanel title="Failed to fetch score breakdown" error={error} onRetry={() => void refetch()} />
    );
  if (!data) {
    // Out of sight its outline stands still: what moves is composed anew with each frame that is scrolled.
    return (
      <div ref={ref} className={`max-w-4xl ${isWanted ? "" : "**:animate-none"}`}>
        <p className="sr-only">Loading score breakdown…</p>
        {["a", "b", "c", "d", "e", "f", "g"].map((line) => (
          <div key={line} className="flex h-12 items-center justify-between gap-8">
            <Skeleton className="rounded-field h-3 w-2/3" />
            <Skeleton className="rounded-field h-3 w-8" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className="max-w-4xl">
      <table className="text-row w-full">
        <caption className="sr-only">Score breakdown</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Question and answer</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {data.breakdown.map((line) => (
            <BreakdownRow key={line.questionId} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-1.5 text-start font-semibold">
              Total
            </th>
            <td className="py-1.5 ps-4 text-end font-bold tabular-nums">{data.totalScore}</td>
          </tr>
        </tfoot>
      </table>
      {data.decidedBy && <p className="text-row text-ink-2 mt-1">{describeDecision(data.decidedBy)}</p>}
    </div>
  );
}

/** A question, its answer and its points, in the words of today. */
function BreakdownRow({ line: { questionId, answer, answerValue, points } }: { line: BreakdownLine }) {
  const words = useStaffWords();
  const meaning = answerValue === null ? null : meaningOf(words, questionId, answerValue);
  return (
    <tr className="border-line border-b align-bottom">
      <td className="py-1.5">
        <span className="text-ink-3 block text-xs">{questionText(words, questionId)}</span>{" "}
        <span className="font-medium">
          {answerValue === null ? answer : labelOf(words.labels, questionId, answerValue)}
        </span>
        {meaning && <span className="text-ink-2 block text-xs">{meaning}</span>}
      </td>
      <td className="py-1.5 ps-4 text-end font-semibold tabular-nums">{points}</td>
    </tr>
  );
}

function describeDecision(decided: DecidedBy): string {
  if (decided.kind === "override") return `The tier comes from the override rule “${decided.name}”.`;
  if (decided.kind === "no-range") return "There were no score ranges, so the lowest tier applied.";
  const range = `${decided.minScore} - ${decided.maxScore} pts`;
  return decided.kind === "range"
    ? `The tier comes from the score range ${range}.`
    : `The score is outside every range, so the nearest one applied: ${range}.`;
}
