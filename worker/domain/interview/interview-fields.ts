import type { ContactField } from "../answers/contact.ts";
import type { QuestionId } from "../answers/answers.ts";

/** The eleven facts that a chat collects, in the order in which they are asked. */
export const INTERVIEW_FIELDS = [
  "businessType",
  "situation",
  "adSpend",
  "funnel",
  "goal",
  "frustration",
  "revenue",
  "targetRevenue",
  "name",
  "email",
  "businessUrl",
] as const satisfies readonly (QuestionId | ContactField)[];

export type InterviewField = (typeof INTERVIEW_FIELDS)[number];
export type Collected = Partial<Record<InterviewField, string>>;

/** Per cent of the facts that are known, rounded (contract 5). */
export function chatProgress(collected: Collected): number {
  const known = INTERVIEW_FIELDS.length - missingFields(collected).length;
  return Math.round((100 * known) / INTERVIEW_FIELDS.length);
}

/** The facts not known yet, in the order in which they are asked. */
export function missingFields(collected: Collected): InterviewField[] {
  return INTERVIEW_FIELDS.filter((field) => collected[field] === undefined);
}
