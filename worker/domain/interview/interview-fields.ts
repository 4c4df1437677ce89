import { CONTACT_FIELDS, type ContactField } from "../answers/contact-fields.ts";
import { QUESTION_IDS, type QuestionId } from "../answers/questions.ts";

export type InterviewField = QuestionId | ContactField;

/** The facts that a chat collects, in the order asked: the quiz's, then the lead form's. */
export const INTERVIEW_FIELDS: readonly InterviewField[] = [...QUESTION_IDS, ...CONTACT_FIELDS];

export type Collected = Partial<Record<InterviewField, string>>;

/** The percentage of facts that are known, rounded (contract 5). */
export function chatProgress(collected: Collected): number {
  const known = INTERVIEW_FIELDS.length - missingFields(collected).length;
  return Math.round((100 * known) / INTERVIEW_FIELDS.length);
}

/** The facts still missing, in the order asked. */
export function missingFields(collected: Collected): InterviewField[] {
  return INTERVIEW_FIELDS.filter((field) => collected[field] === undefined);
}
