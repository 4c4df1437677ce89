import type { Door } from "../../door.ts";
import type { AdParams } from "./ad-params.ts";

type CompletionEvent = { name: "Lead" | "QuizCompleted" | "ChatCompleted"; params: AdParams };

/** The header that carries the currency of a completion's value to the visitor's page. */
export const DEAL_CURRENCY_HEADER = "x-deal-currency";

/**
 * The ad events of a completed assessment with contact details (spec 7, contract 5), which the server and the visitor's
 * page report alike. Where the currency is not known, they tell no value.
 */
export function completionEvents(
  type: Door,
  { offerTier: tier, leadScore: value }: { offerTier: number; leadScore: number },
  currency: string | null,
): CompletionEvent[] {
  const isQuiz = type === "quiz";
  const params = currency === null ? { tier } : { tier, value, currency };
  return [
    { name: "Lead", params: { content_name: isQuiz ? "Quiz Email Capture" : "Chat Email Capture" } },
    { name: isQuiz ? "QuizCompleted" : "ChatCompleted", params },
  ];
}
