import type { CompleteQuizAnswers } from "#domain/funnel/answers/answers";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { fromEntries } from "#domain/from-entries";
import { freshSessionId } from "./fresh-session-id.ts";

const { answers, ...visitor } = SAMPLE_VISITOR;

export const QUIZ_ANSWERS = fromEntries<CompleteQuizAnswers>(
  QUESTIONS.map(({ id, quizKey }) => [quizKey, answers[id]]),
);

/** A valid body of submit; the server gives it score 45, tier 4 and lead score 110. */
export function quizBody(changes: Record<string, unknown> = {}) {
  return {
    sessionId: freshSessionId(),
    answers: QUIZ_ANSWERS,
    ...visitor,
    assessmentType: "quiz",
    score: 0,
    offerTier: 1,
    leadScore: 0,
    ...changes,
  };
}
