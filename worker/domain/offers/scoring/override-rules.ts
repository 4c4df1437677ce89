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

type Conditions = Pick<OverrideRule, "questionId" | "answerValue" | "andQuestionId" | "andAnswerValue">;

/** `If adSpend = "under-100" and situation = "tried-failed" → Tier 2`, as staff see a rule. */
export function describeOverride(rule: Conditions & Pick<OverrideRule, "targetTier">): string {
  const conditions = conditionsOf(rule).map(([question, answer]) => `${question} = "${answer}"`);
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

function isContradictory(rule: Conditions): boolean {
  return rule.andQuestionId === rule.questionId && rule.andAnswerValue !== rule.answerValue;
}

/** A choice question is only ever answered with one of its options. */
function isPossible([questionId, answerValue]: [string, string | null]): boolean {
  const options = optionsOf(questionId);
  if (options.length === 0) return QUESTION_IDS.some((id) => id === questionId);
  return options.some(({ value }) => value === answerValue);
}

function includesConditions(rule: Conditions, weaker: Conditions): boolean {
  const own = conditionsOf(rule);
  return conditionsOf(weaker).every(([question, answer]) =>
    own.some(([ownQuestion, ownAnswer]) => ownQuestion === question && ownAnswer === answer),
  );
}

function conditionsOf(rule: Conditions): [questionId: string, answerValue: string | null][] {
  const { questionId, answerValue, andQuestionId, andAnswerValue } = rule;
  if (andQuestionId === null) return [[questionId, answerValue]];
  return [
    [questionId, answerValue],
    [andQuestionId, andAnswerValue],
  ];
}
