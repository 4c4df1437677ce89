import { answerLabel } from "#domain/funnel/answers/answers";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import type { OverrideRule } from "#domain/offers/scoring/override-rules";

/** `Daily ad spend` for `adSpend`; an id that no question has stays as it is. */
export function questionName(questionId: string): string {
  return QUESTIONS.find(({ id }) => id === questionId)?.label ?? questionId;
}

type Condition = { questionId: string; answerValue: string };

/** `Daily ad spend: “Under $100 a day”`. */
export function conditionWords({ questionId, answerValue }: Condition): string {
  return `${questionName(questionId)}: “${answerLabel(questionId, answerValue)}”`;
}

type Override = Pick<
  OverrideRule,
  "questionId" | "answerValue" | "andQuestionId" | "andAnswerValue" | "targetTier"
>;

/** `Daily ad spend: “Under $100 a day” and Situation: “I tried ads and they didn’t work” → Tier 2`. */
export function overrideWords(rule: Override): string {
  const { andQuestionId, andAnswerValue, targetTier } = rule;
  const second = andQuestionId !== null && {
    questionId: andQuestionId,
    answerValue: andAnswerValue ?? "",
  };
  const conditions = second ? [rule, second] : [rule];
  return `${conditions.map(conditionWords).join(" and ")} → Tier ${targetTier}`;
}
