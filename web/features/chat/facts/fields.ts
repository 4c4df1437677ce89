import { collectedSchema } from "#domain/interview/chat-answers";
import { INTERVIEW_FIELDS, type InterviewField } from "#domain/interview/interview-fields";

/** The problem with a value, in the form's words; null if it may be sent. */
export function valueProblem(field: InterviewField, value: string): string | null {
  const issue = collectedSchema.safeParse({ [field]: value }).error?.issues[0];
  return issue ? issue.message : null;
}

export const FIELD_COUNT = INTERVIEW_FIELDS.length;
