import { CHOICE_QUESTION_IDS, optionsOf } from "#domain/funnel/answers/questions";
import type { RuleOption } from "./rule-kind.ts";
import { questionName } from "./rule-words.ts";

export const QUESTION_OPTIONS: readonly RuleOption[] = CHOICE_QUESTION_IDS.map((id) => ({
  value: id,
  label: `${questionName(id)} (${id})`,
}));

/** The answers to a question; none until a question is chosen. */
export function answerOptions(questionId: string | undefined): readonly RuleOption[] {
  return optionsOf(questionId ?? "").map(({ value, label }) => ({ value, label: `${label} (${value})` }));
}

/** A whole number as typed; NaN, which fails validation, if it is not one. */
export function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === "" ? Number.NaN : Number(text);
}
