import { filled } from "#domain/content/filled";
import { INTERVIEW_FIELDS, type InterviewField } from "#domain/funnel/interview/interview-fields";

/** What is said of the answers that are missing: all of them, one, or so many. */
export function missingWords(
  { length }: readonly InterviewField[],
  words: { all: string; one: string; some: string },
): string {
  if (length === INTERVIEW_FIELDS.length) return words.all;
  return length === 1 ? words.one : filled(words.some, { count: String(length) });
}
