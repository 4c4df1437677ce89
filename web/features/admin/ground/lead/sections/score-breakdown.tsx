import type { DecidedBy } from "#domain/scoring/scoring";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { ErrorPanel } from "../../data/error-panel.tsx";
import { useInView } from "../../data/use-in-view.ts";
import { breakdownQuery } from "../../leads/lead-writes.ts";

const STAY_MS = 200;

/** The breakdown of the score. Fetched once the card stays in view, so that scrolling past costs no request. */
export function ScoreBreakdown({ sessionId }: { sessionId: string }) {
  const [isWanted, setWanted] = useState(false);
  const ref = useInView<HTMLDivElement>(() => setWanted(true), { margin: "200px", stayMs: STAY_MS });
  const { data, isError, error, refetch } = useQuery({ ...breakdownQuery(sessionId), enabled: isWanted });
  if (isError)
    return (
      <ErrorPanel title="Failed to fetch score breakdown" error={error} onRetry={() => void refetch()} />
    );
  if (!data) {
    return (
      <div ref={ref} className="max-w-4xl">
        <p className="sr-only">Loading score breakdown…</p>
        {["a", "b", "c", "d", "e", "f", "g"].map((line) => (
          <div key={line} className="flex h-9 items-center justify-between gap-8 px-3">
            <Skeleton className="rounded-field h-3 w-2/3" />
            <Skeleton className="rounded-field h-3 w-8" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className="relative max-w-4xl overflow-x-auto">
      <table className="table-sm table">
        <caption className="sr-only">Score breakdown</caption>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col" className="text-right">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {data.breakdown.map(({ questionId, question, answer, points }) => (
            <tr key={questionId}>
              <td>{question}</td>
              <td>{answer}</td>
              <td className="text-right tabular-nums">{points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="text-right font-semibold tabular-nums">{data.totalScore}</td>
          </tr>
        </tfoot>
      </table>
      {data.decidedBy && (
        <p className="text-base-content/75 mt-2 px-3 text-sm">{describeDecision(data.decidedBy)}</p>
      )}
    </div>
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
