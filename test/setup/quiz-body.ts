import type { CompleteQuizAnswers } from "#domain/answers/answers";
import { freshSessionId } from "./fresh-session-id.ts";

export const QUIZ_ANSWERS = {
  q1_businessType: "own-business",
  q2_situation: "yo-yo",
  q3_adSpend: "300-1000",
  q4_funnel: "inconsistent",
  q5_goal: "scale",
  q6_frustration: "Leads got expensive",
  q7_revenue: "50k-200k",
  q8_targetRevenue: "$500K a month",
} as const satisfies CompleteQuizAnswers;

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
