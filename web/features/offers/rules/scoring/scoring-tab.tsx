import { labelOf } from "#domain/content/answer-labels";
import { meaningOf, questionName } from "#domain/content/staff-words";
import { conditionWords } from "#domain/offers/scoring/rule-words";
import { describeRange, rangeIssues, type RangeIssue } from "#domain/offers/scoring/score-ranges";
import { useState } from "react";
import { useStaffWords } from "../../../content/published/published.ts";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { LoadingPanel, FetchedTogether } from "../../../kit/data/query-states.tsx";
import { useFocusBack } from "../../../kit/edit/focus.ts";
import { PageBar, PageBody } from "../../../kit/look/page-bar.tsx";
import { Sheet } from "../../../kit/look/sheet.tsx";
import { NewRule } from "../new-rule.tsx";
import { RecalculateAll } from "../recalculate-all.tsx";
import { RuleList } from "../rule-list.tsx";
import { useRules } from "../use-rules.ts";
import { PointsForm } from "./points-form.tsx";
import { SCORE_RANGES } from "./score-range-kind.ts";
import { SCORING_RULES, type ScoringRuleRow } from "./scoring-rule-kind.ts";

/** The points for answers, and the offers that the totals lead to. */
export function ScoringTab() {
  const queries = [useRules(SCORING_RULES), useRules(SCORE_RANGES)];
  return (
    <>
      <PageBar title="Scoring Rules" />
      <PageBody>
        <p className="text-ink-2">
          Each answer earns points. The total decides the tier, unless an override rule does.
        </p>
        <FetchedTogether queries={queries} loading="Loading scoring rules…">
          <RulesCard />
          <div className="grid items-start gap-3 xl:grid-cols-2">
            <RangesCard />
            <RecalculateAll />
          </div>
        </FetchedTogether>
      </PageBody>
    </>
  );
}

/** The ranges by lowest score, and any problems with them. */
function RangesCard() {
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

type Range = { id: number; minScore: number; maxScore: number; targetTier: number };

/** The ranges to scale: gaps stay empty, overlaps are darker. The list beside it says the same in words. */
function RangeBar({ ranges }: { ranges: readonly Range[] }) {
  const shown = ranges.filter(({ minScore, maxScore }) => minScore <= maxScore);
  if (shown.length === 0) return null;
  const low = Math.min(...shown.map(({ minScore }) => minScore));
  const high = Math.max(...shown.map(({ maxScore }) => maxScore));
  const share = (score: number) => `${((score - low) / (high - low + 1)) * 100}%`;
  return (
    <div aria-hidden="true">
      <div className="bg-sunk relative h-9 rounded-lg overflow-hidden">
        {shown.map(({ id, minScore, maxScore, targetTier }) => (
          <span
            key={id}
            style={{ insetInlineStart: share(minScore), width: share(low + maxScore - minScore + 1) }}
            className="bg-score-3-bg text-score-3 border-sheet forced-colors:border @container absolute inset-y-0 grid place-items-center overflow-hidden border-x text-xs font-semibold whitespace-nowrap"
          >
            <span>
              <span className="@max-[3rem]:hidden">Tier </span>
              {targetTier}
            </span>
          </span>
        ))}
      </div>
      <p className="text-base-content/75 mt-1 flex justify-between text-xs">
        <span>{low}</span>
        <span>{high} pts</span>
      </p>
    </div>
  );
}

function RulesCard() {
  const { rules, isPending, error, refetch } = useRules(SCORING_RULES);
  const words = useStaffWords();
  if (isPending) return <LoadingPanel text="Loading scoring rules…" />;
  if (!rules)
    return (
      <ErrorPanel
        title="The scoring rules could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  const questions = [...new Set(rules.map(({ questionId }) => questionId))];
  return (
    <Sheet className="space-y-6">
      {rules.length === 0 && <p>There are no scoring rules, so every assessment scores 0.</p>}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 2xl:grid-cols-3">
        {questions.map((questionId) => (
          <section key={questionId} aria-labelledby={`rules-${questionId}`}>
            <h3 id={`rules-${questionId}`} className="flex flex-wrap items-baseline gap-x-2 font-semibold">
              {questionName(words, questionId)}
              <span className="text-ink-3 ms-auto text-xs font-normal">{idInCapitals(questionId)}</span>
            </h3>
            <RuleList
              kind={SCORING_RULES}
              rules={rules}
              shown={rules.filter((rule) => rule.questionId === questionId)}
            >
              {(rule) => <PointsRow rule={rule} rules={rules} />}
            </RuleList>
          </section>
        ))}
      </div>
      <NewRule kind={SCORING_RULES} rules={rules} />
    </Sheet>
  );
}

/** In upper case, with spaces for underscores (spec 2). */
function idInCapitals(questionId: string): string {
  return questionId.replaceAll("_", " ").toUpperCase();
}

type Props = { rule: ScoringRuleRow; rules: readonly ScoringRuleRow[] };

/** An answer and its points. The points, when pressed, become a field. */
function PointsRow({ rule, rules }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { ref, giveBack } = useFocusBack();
  const { questionId, answerValue, points } = rule;
  const words = useStaffWords();
  const label = labelOf(words.labels, questionId, answerValue);
  const meaning = meaningOf(words, questionId, answerValue);
  const leave = () => setEditing(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 grow basis-32">
        {label}
        {label !== answerValue && <span className="text-ink-3 text-xs max-sm:block"> {answerValue}</span>}
        {meaning && <span className="text-ink-2 block text-sm">{meaning}</span>}
      </p>
      {isEditing ? (
        <PointsForm
          rule={rule}
          rules={rules}
          onLeave={leave}
          onEnd={() => {
            giveBack();
            leave();
          }}
        />
      ) : (
        <button
          ref={ref}
          type="button"
          className="btn btn-ghost btn-sm ms-auto text-base"
          onClick={() => setEditing(true)}
        >
          {points} pts
          <span className="sr-only"> for {conditionWords(rule, words)}, change</span>
        </button>
      )}
    </div>
  );
}
