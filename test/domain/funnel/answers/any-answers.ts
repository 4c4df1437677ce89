import { QUESTIONS } from "#domain/funnel/answers/questions";
import type { AnyAnswers } from "#domain/funnel/answers/answers";
import * as fc from "fast-check";

const VALUES = QUESTIONS.map((question) => {
  const odd = fc.constantFrom("", "  ", "unheard-of", "constructor", "__proto__");
  const told =
    question.kind === "choice"
      ? fc.constantFrom(...question.options.map(({ value }): string => value))
      : fc.constantFrom("No leads", "My offer", "$50K", "$10M a month", "a lot");
  return [question.id, fc.oneof({ weight: 6, arbitrary: told }, odd)] as const;
});

/** Any answers: some missing, some of no known value. */
export const anyAnswers: fc.Arbitrary<AnyAnswers> = fc.record(Object.fromEntries(VALUES), {
  requiredKeys: [],
});
