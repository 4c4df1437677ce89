import { describeRange, rangeIssues, type RangeIssue } from "#domain/scoring/score-ranges";
import { Sheet } from "../../ground/look/sheet.tsx";
import { ErrorPanel } from "../../ground/data/error-panel.tsx";
import { LoadingPanel } from "../../ground/data/loading-panel.tsx";
import { NewRule } from "../new-rule.tsx";
import { RuleList } from "../rule-list.tsx";
import { useRules } from "../use-rules.ts";
import { RangeBar } from "./range-bar.tsx";
import { SCORE_RANGES } from "./score-range-kind.ts";

/** The ranges by lowest score, and any problems with them. */
export function RangesCard() {
  const { rules, isPending, error, refetch } = useRules(SCORE_RANGES);
  if (isPending) return <LoadingPanel text="Loading score ranges…" />;
  if (!rules)
    return (
      <ErrorPanel title="The score ranges could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  const issues = rangeIssues(rules);
  return (
    <Sheet className="space-y-4">
      <h3 className="text-panel font-bold">Score Ranges</h3>
      {rules.length === 0 && (
        <p>There are no score ranges, so assessments get the lowest tier unless an override rule applies.</p>
      )}
      {issues.length > 0 && (
        <ul className="alert alert-warning alert-soft block space-y-1 text-sm">
          {issues.map((issue) => (
            <li key={JSON.stringify(issue)}>{describeIssue(issue)}</li>
          ))}
        </ul>
      )}
      <RangeBar ranges={rules} />
      <RuleList kind={SCORE_RANGES} rules={rules} shown={rules}>
        {(range) => <p>{describeRange(range)}</p>}
      </RuleList>
      <NewRule kind={SCORE_RANGES} rules={rules} />
    </Sheet>
  );
}

function describeIssue(issue: RangeIssue): string {
  if (issue.kind === "inverted") return "A range ends before it starts, so no score falls within it.";
  const scores = issue.from === issue.to ? `Score ${issue.from}` : `Scores ${issue.from} to ${issue.to}`;
  const verb = issue.from === issue.to ? "is" : "are";
  return issue.kind === "gap"
    ? `Gap: ${scores} ${verb} in no range. The nearest range applies, or the lower one if two are equally near.`
    : `Overlap: ${scores} ${verb} in two ranges. The one that starts lower applies.`;
}
