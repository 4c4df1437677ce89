import { Sheet } from "../../ground/look/sheet.tsx";
import { ErrorPanel } from "../../ground/data/error-panel.tsx";
import { LoadingPanel } from "../../ground/data/loading-panel.tsx";
import { NewRule } from "../new-rule.tsx";
import { RuleList } from "../rule-list.tsx";
import { questionName } from "../rule-words.ts";
import { useRules } from "../use-rules.ts";
import { PointsRow } from "./points-row.tsx";
import { SCORING_RULES } from "./scoring-rule-kind.ts";

export function RulesCard() {
  const { rules, isPending, error, refetch } = useRules(SCORING_RULES);
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
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {questions.map((questionId) => (
          <section key={questionId} aria-labelledby={`rules-${questionId}`}>
            <h3 id={`rules-${questionId}`} className="flex flex-wrap items-baseline gap-x-2 font-semibold">
              {questionName(questionId)}
              <span className="text-base-content/75 text-xs font-medium tracking-wide">
                {idInCapitals(questionId)}
              </span>
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
