import { FACT_FIELDS, type FactField } from "../answers/fact-labels.ts";

export type InterviewField = FactField;

/** The facts that a chat collects, in the order asked. */
export const INTERVIEW_FIELDS: readonly InterviewField[] = FACT_FIELDS;

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
