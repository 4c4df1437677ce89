import { roadblocksBy, type RoadblockId } from "../../funnel/answers/roadblocks.ts";
import { conditionsOf, deadOverrides, type OverrideRule } from "./override-rules.ts";
import type { ScoringRule } from "./scoring-rules.ts";

/** What follows from one answer. `points`: one rule, as a rule; none where the answer earns nothing. */
export type AnswerRules<Rule, Override> = {
  points: readonly Rule[];
  /** Those that can apply, in the order in which they are checked. */
  overrides: readonly Override[];
  /** What it may reveal, the biggest first: another answer may rule one out. */
  roadblocks: readonly RoadblockId[];
};

/** The rules that name an answer. */
export function answerRules<Rule extends ScoringRule, Override extends OverrideRule>(
  questionId: string,
  answerValue: string,
  { rules, overrides }: { rules: readonly Rule[]; overrides: readonly Override[] },
): AnswerRules<Rule, Override> {
  const isNamed = (rule: { questionId: string; answerValue: string }) =>
    rule.questionId === questionId && rule.answerValue === answerValue;
  const dead = new Set(deadOverrides(overrides).map(({ id }) => id));
  return {
    points: rules.filter(isNamed),
    overrides: overrides
      .filter((rule) => rule.isActive === 1 && !dead.has(rule.id) && conditionsOf(rule).some(isNamed))
      .toSorted((a, b) => a.priority - b.priority || a.id - b.id),
    roadblocks: roadblocksBy(questionId, answerValue),
  };
}
