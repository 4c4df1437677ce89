import type { AnyAnswers } from "../funnel/answers/answers.ts";
import type { Bringing } from "../content/parts/booking.ts";

/** What to have at hand on the call: three points, each following from an answer if that is known. */
export function whatToBring({ situation, funnel, businessType }: AnyAnswers, words: Bringing): string[] {
  return [
    pointOf(words.situation, situation) ?? words.anyAds,
    pointOf(words.funnel, funnel) ?? words.anyPage,
    pointOf(words.businessType, businessType) ?? words.businessType["own-business"],
  ];
}

function pointOf(points: Record<string, string>, answer: string | undefined): string | undefined {
  return answer !== undefined && Object.hasOwn(points, answer) ? points[answer] : undefined;
}
