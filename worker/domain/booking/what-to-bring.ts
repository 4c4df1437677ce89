import type { AnyAnswers } from "../answers/answers.ts";
import type { AnswerTo } from "../answers/questions.ts";

const ADS: Record<AnswerTo<"situation">, string> = {
  "haven't-run-ads": "What you sell, what it costs, and who buys it today.",
  "tried-failed": "The ads you ran and what they cost you. Ads Manager on your screen is enough.",
  "yo-yo": "Ads Manager on your screen, open at a good week and at a bad one.",
  "working-handoff": "Ads Manager on your screen, and a list of what you do in it each week.",
  coaching: "Ads Manager on your screen, and the test you’d like to run next.",
};

const PAGE: Record<AnswerTo<"funnel">, string> = {
  "no-funnel": "The page where people can buy or book today, if you have one.",
  "not-converting": "Your funnel’s page, and how many of its visitors buy.",
  inconsistent: "Your funnel’s page, and its sales for the last few weeks.",
  converting: "Your funnel’s page, and how many of its visitors buy.",
};

const NUMBERS: Record<AnswerTo<"businessType">, string> = {
  "own-business": "Your numbers: what a sale brings in, and what you can pay to get one.",
  clients: "One client’s numbers: what a sale brings in, and what they can pay to get one.",
};

/** What to have at hand on the call: three points, each following from an answer if that is known. */
export function whatToBring({ situation, funnel, businessType }: AnyAnswers): string[] {
  return [
    pointOf(ADS, situation) ?? "Ads Manager on your screen, if you run ads.",
    pointOf(PAGE, funnel) ?? "The page where people buy or book.",
    pointOf(NUMBERS, businessType) ?? NUMBERS["own-business"],
  ];
}

function pointOf(points: Record<string, string>, answer: string | undefined): string | undefined {
  return answer !== undefined && Object.hasOwn(points, answer) ? points[answer] : undefined;
}
