import type { Answers } from "./answers.ts";
import { CHOICE_QUESTION_IDS } from "./questions.ts";

/**
 * The choices in question order, joined by "|"; a missing one is empty. Keys are stored, so adding a choice question
 * anywhere but at the end needs a migration that inserts its place into them.
 */
export function answerKey(answers: Answers): string {
  return CHOICE_QUESTION_IDS.map((id) => answers[id] ?? "").join("|");
}

/** Whether all choices are given that a lead of Meta's forms is scored by (contract 23). */
export function hasAllChoices(answers: Answers): boolean {
  return CHOICE_QUESTION_IDS.every((id) => answers[id] !== undefined);
}

/** The choices in a key, by question. */
export function answersOfKey(key: string): Record<string, string> {
  const values = key.split("|");
  const given = CHOICE_QUESTION_IDS.map((id, index) => [id, values[index] ?? ""] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}
