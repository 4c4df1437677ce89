import { labelOf } from "../../content/answer-labels.ts";
import { meaningOf, questionName, type StaffWords } from "../../content/staff-words.ts";
import { conditionsOf, type ConditionsOfRule, type OverrideRule } from "./override-rules.ts";
import type { ScoringRule } from "./scoring-rules.ts";

/** `Daily ad spend: “Under $100 a day”`. */
export function conditionWords(
  { questionId, answerValue }: Pick<ScoringRule, "questionId" | "answerValue">,
  words: StaffWords,
): string {
  return `${questionName(words, questionId)}: “${labelOf(words.labels, questionId, answerValue)}”`;
}

/** `Daily ad spend: “Under $100 a day”, 5 points`. */
export function scoringRuleWords(rule: Omit<ScoringRule, "id">, words: StaffWords): string {
  return `${conditionWords(rule, words)}, ${pointsText(rule.points)}`;
}

export function pointsText(points: number): string {
  return Math.abs(points) === 1 ? `${points} point` : `${points} points`;
}

/** `Daily ad spend: “Under $100 a day” and Situation: “I tried ads and they didn’t work” → Tier 2`. */
export function overrideWords(
  rule: ConditionsOfRule & Pick<OverrideRule, "targetTier">,
  words: StaffWords,
): string {
  const conditions = conditionsOf(rule).map((condition) => conditionWords(condition, words));
  return `${conditions.join(" and ")} → Tier ${rule.targetTier}`;
}

/** What the answers of a rule count as, where their own words say something else. */
export function overrideMeanings(rule: ConditionsOfRule, words: StaffWords): readonly string[] {
  return conditionsOf(rule).flatMap(({ questionId, answerValue }) => {
    const meaning = meaningOf(words, questionId, answerValue);
    return meaning === null ? [] : [`“${labelOf(words.labels, questionId, answerValue)}” ${meaning}`];
  });
}
