import { labelOf } from "#domain/content/answer-labels";
import { questionName, type StaffWords } from "#domain/content/staff-words";
import { CHOICE_QUESTION_IDS, optionsOf } from "#domain/funnel/answers/questions";
import type { RuleOption } from "./rule-kind.ts";

export function questionOptions(words: StaffWords): readonly RuleOption[] {
  return CHOICE_QUESTION_IDS.map((id) => ({ value: id, label: `${questionName(words, id)} (${id})` }));
}

/** The answers to a question; none until a question is chosen. */
export function answerOptions(words: StaffWords, questionId = ""): readonly RuleOption[] {
  return optionsOf(questionId).map(({ value }) => ({
    value,
    label: `${labelOf(words.labels, questionId, value)} (${value})`,
  }));
}

/** A whole number as typed; NaN, which fails validation, if it is not one. */
export function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === "" ? Number.NaN : Number(text);
}
