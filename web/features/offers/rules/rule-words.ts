import { labelOf } from "#domain/content/answer-labels";
import { meaningOf, questionName, type StaffWords } from "#domain/content/staff-words";
import type { OverrideRule } from "#domain/offers/scoring/override-rules";

type Condition = { questionId: string; answerValue: string };

/** `Daily ad spend: “Under $100 a day”`. */
export function conditionWords({ questionId, answerValue }: Condition, words: StaffWords): string {
  return `${questionName(words, questionId)}: “${labelOf(words.labels, questionId, answerValue)}”`;
}

type Override = Pick<
  OverrideRule,
  "questionId" | "answerValue" | "andQuestionId" | "andAnswerValue" | "targetTier"
>;

/** `Daily ad spend: “Under $100 a day” and Situation: “I tried ads and they didn’t work” → Tier 2`. */
export function overrideWords(rule: Override, words: StaffWords): string {
  const conditions = conditionsOf(rule).map((condition) => conditionWords(condition, words));
  return `${conditions.join(" and ")} → Tier ${rule.targetTier}`;
}

/** What the answers of a rule count as, where their own words say something else. */
export function overrideMeanings(rule: Override, words: StaffWords): readonly string[] {
  return conditionsOf(rule).flatMap(({ questionId, answerValue }) => {
    const meaning = meaningOf(words, questionId, answerValue);
    return meaning === null ? [] : [`“${labelOf(words.labels, questionId, answerValue)}” ${meaning}`];
  });
}

function conditionsOf(rule: Override): Condition[] {
  const { andQuestionId, andAnswerValue } = rule;
  return andQuestionId === null
    ? [rule]
    : [rule, { questionId: andQuestionId, answerValue: andAnswerValue ?? "" }];
}
