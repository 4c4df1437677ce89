import type { Scoring } from "../scoring/scoring.ts";

type CompletionEvent = {
  name: "Lead" | "QuizCompleted" | "ChatCompleted";
  params: Record<string, string | number>;
};

/** The ad events that the server sends when an assessment with contact details is completed (spec 7, contract 5). */
export function completionEvents(type: "quiz" | "chat", scoring: Scoring): CompletionEvent[] {
  const { offerTier: tier, leadScore: value } = scoring;
  return type === "quiz"
    ? [
        { name: "Lead", params: { content_name: "Quiz Email Capture" } },
        { name: "QuizCompleted", params: { tier, value } },
      ]
    : [
        { name: "Lead", params: { content_name: "Chat Email Capture" } },
        { name: "ChatCompleted", params: { tier, value } },
      ];
}
