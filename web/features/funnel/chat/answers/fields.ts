import { filled } from "#domain/content/filled";
import type { ChatContent } from "#domain/content/parts/chat";
import { collectedSchema } from "#domain/funnel/interview/chat-answers";
import { INTERVIEW_FIELDS, type InterviewField } from "#domain/funnel/interview/interview-fields";

/** The problem with a value, in the form's words; null if it may be sent. */
export function valueProblem(field: InterviewField, value: string): string | null {
  const issue = collectedSchema.safeParse({ [field]: value }).error?.issues[0];
  return issue ? issue.message : null;
}

export const FIELD_COUNT = INTERVIEW_FIELDS.length;

/** `4 of 11 · 36%`, and before the first answer what lies ahead. */
export function progressText(words: ChatContent["facts"], missing: number, progress: number): string {
  const total = String(FIELD_COUNT);
  if (missing === FIELD_COUNT) return filled(words.first, { total });
  return filled(words.progress, { known: String(FIELD_COUNT - missing), total, percent: String(progress) });
}
