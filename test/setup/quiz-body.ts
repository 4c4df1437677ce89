import type { CompleteQuizAnswers } from "#domain/answers/answers";
import { exampleAnswers } from "#domain/answers/example-answers";
import { QUESTIONS } from "#domain/answers/questions";
import { fromEntries } from "#domain/from-entries";
import { freshSessionId } from "./fresh-session-id.ts";

const ANSWERS = exampleAnswers({
  businessType: "own-business",
  situation: "yo-yo",
  adSpend: "300-1000",
  funnel: "inconsistent",
  goal: "scale",
  frustration: "Leads got expensive",
  revenue: "50k-200k",
  targetRevenue: "$500K a month",
});

export const QUIZ_ANSWERS = fromEntries<CompleteQuizAnswers>(
  QUESTIONS.map(({ id, quizKey }) => [quizKey, ANSWERS[id]]),
);

/** A valid body of submit; the server gives it score 45, tier 4 and lead score 110. */
export function quizBody(changes: Record<string, unknown> = {}) {
  return {
    sessionId: freshSessionId(),
    answers: QUIZ_ANSWERS,
    name: "Ada Lovelace",
    email: "ada@analytical.example",
    businessUrl: "https://analytical.example",
    assessmentType: "quiz",
    score: 0,
    offerTier: 1,
    leadScore: 0,
    ...changes,
  };
}
