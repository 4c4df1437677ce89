import { CHOICE_QUESTION_IDS, optionsOf } from "#domain/answers/questions";
import type { RuleOption } from "./rule-kind.ts";

/** The questions that rules may ask about. */
export const QUESTION_OPTIONS: readonly RuleOption[] = CHOICE_QUESTION_IDS.map((id) => ({
  value: id,
  label: id,
}));

/** The answers of a question; none while no question is chosen. */
export function answerOptions(questionId: string | undefined): readonly RuleOption[] {
  return optionsOf(questionId ?? "").map(({ value, label }) => ({ value, label: `${value} (${label})` }));
}

/** A typed whole number; what is none fails the check. */
export function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === "" ? Number.NaN : Number(text);
}

/** The first message of each field. */
export function errorsByField(
  issues: readonly { path: PropertyKey[]; message: string }[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
