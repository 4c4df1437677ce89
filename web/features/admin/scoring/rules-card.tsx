import { answerLabel } from "#domain/answers/answers";
import { Card } from "../../../ui/card.tsx";
import { ErrorPanel } from "../data/error-panel.tsx";
import { LoadingPanel } from "../data/loading-panel.tsx";
import { NewRule } from "../rules/new-rule.tsx";
import { RuleList } from "../rules/rule-list.tsx";
import { useRules } from "../rules/use-rules.ts";
import { SCORING_RULES } from "./scoring-rule-kind.ts";

export function RulesCard() {
  const { rules, isPending, error, refetch } = useRules(SCORING_RULES);
  if (isPending) return <LoadingPanel text="Loading scoring rules …" />;
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
    <Card className="space-y-6">
      {rules.length === 0 && <p>There are no scoring rules: every assessment scores 0.</p>}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {questions.map((questionId) => (
          <section key={questionId} aria-labelledby={`rules-${questionId}`}>
            <h3
              id={`rules-${questionId}`}
              className="text-base-content/75 text-sm font-semibold tracking-wide"
            >
              {questionName(questionId)}
            </h3>
            <RuleList
              kind={SCORING_RULES}
              rules={rules}
              shown={rules.filter((rule) => rule.questionId === questionId)}
            >
              {({ answerValue, points }) => (
                <p className="flex items-baseline justify-between gap-x-4">
                  <span>
                    {answerValue}{" "}
                    <span className="text-base-content/75 text-sm">
                      {answerLabel(questionId, answerValue)}
                    </span>
                  </span>
                  <strong className="shrink-0 font-semibold tabular-nums">{points} pts</strong>
                </p>
              )}
            </RuleList>
          </section>
        ))}
      </div>
      <NewRule kind={SCORING_RULES} rules={rules} />
    </Card>
  );
}

/** In upper case, with spaces for underscores (spec 2). */
function questionName(questionId: string): string {
  return questionId.replaceAll("_", " ").toUpperCase();
}
