import { optionsOf, QUESTION_IDS } from "../../funnel/answers/questions.ts";

/** Assigns a tier to anyone who gave this answer (and the second one, if set), whatever the score. */
export type OverrideRule = {
  id: number;
  name: string;
  questionId: string;
  answerValue: string;
  andQuestionId: string | null;
  andAnswerValue: string | null;
  targetTier: number;
  /** The lowest is checked first, then the lowest id. */
  priority: number;
  isActive: number;
};

export type ConditionsOfRule = Pick<
  OverrideRule,
  "questionId" | "answerValue" | "andQuestionId" | "andAnswerValue"
>;

/** `If adSpend = "under-100" and situation = "tried-failed" → Tier 2`: the ids, below the published words. */
export function describeOverride(rule: ConditionsOfRule & Pick<OverrideRule, "targetTier">): string {
  const conditions = conditionsOf(rule).map(
    ({ questionId, answerValue }) => `${questionId} = "${answerValue}"`,
  );
  return `If ${conditions.join(" and ")} → Tier ${rule.targetTier}`;
}

/** Why an active rule can never apply. `shadowed`: rule `by` matches whenever this one does, and is checked first. */
export type DeadOverride =
  | { id: number; reason: "contradictory" | "unknown-answer" }
  | { id: number; reason: "shadowed"; by: number };

/** The active rules that can never apply, in the order in which they are checked. */
export function deadOverrides(rules: readonly OverrideRule[]): DeadOverride[] {
  const active = rules
    .filter(({ isActive }) => isActive === 1)
    .toSorted((a, b) => a.priority - b.priority || a.id - b.id);
  return active.flatMap((rule, index): DeadOverride[] => {
    const { id } = rule;
    if (isContradictory(rule)) return [{ id, reason: "contradictory" }];
    if (!conditionsOf(rule).every(isPossible)) return [{ id, reason: "unknown-answer" }];
    const shadow = active.slice(0, index).find((earlier) => includesConditions(rule, earlier));
    return shadow ? [{ id, reason: "shadowed", by: shadow.id }] : [];
  });
}

function isContradictory(rule: ConditionsOfRule): boolean {
  return rule.andQuestionId === rule.questionId && rule.andAnswerValue !== rule.answerValue;
}

/** A choice question is only ever answered with one of its options. */
function isPossible({ questionId, answerValue }: Condition): boolean {
  const options = optionsOf(questionId);
  if (options.length === 0) return QUESTION_IDS.some((id) => id === questionId);
  return options.some(({ value }) => value === answerValue);
}

function includesConditions(rule: ConditionsOfRule, weaker: ConditionsOfRule): boolean {
  const own = conditionsOf(rule);
  return conditionsOf(weaker).every((condition) =>
    own.some(
      ({ questionId, answerValue }) =>
        questionId === condition.questionId && answerValue === condition.answerValue,
    ),
  );
}

type Condition = Pick<OverrideRule, "questionId" | "answerValue">;

/** The answers that a rule asks for: one, or two. A second without its answer is never given. */
export function conditionsOf(rule: ConditionsOfRule): Condition[] {
  const { questionId, answerValue, andQuestionId, andAnswerValue } = rule;
  const first = { questionId, answerValue };
  return andQuestionId === null
    ? [first]
    : [first, { questionId: andQuestionId, answerValue: andAnswerValue ?? "" }];
}
