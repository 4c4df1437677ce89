import {
  INTERVIEW_FIELDS,
  type Collected,
  type InterviewField,
} from "#domain/funnel/interview/interview-fields";

/** The facts that are there. */
export function collectedOf(facts: { [Field in InterviewField]?: string | undefined }): Collected {
  const collected: Collected = {};
  for (const field of INTERVIEW_FIELDS) {
    const value = facts[field];
    if (value !== undefined) collected[field] = value;
  }
  return collected;
}
