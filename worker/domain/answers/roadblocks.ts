import { targetRevenue } from "../scoring/target-revenue.ts";
import type { AnyAnswers } from "./answers.ts";
import type { AnswerTo, ChoiceQuestionId, QuestionId } from "./questions.ts";

/** Names a roadblock for whatever is written about it elsewhere. */
export type RoadblockId =
  | "no-funnel"
  | "weak-funnel"
  | "new-account"
  | "failed-try"
  | "swings"
  | "costly-days"
  | "unsteady-funnel"
  | "own-hours"
  | "second-eyes"
  | "small-budget"
  | "far-target";

/** Something that holds a visitor's ads back, and the question whose answer reveals it. */
export type Roadblock = { id: RoadblockId; because: QuestionId; title: string; text: string };

type Exception = { [Id in ChoiceQuestionId]: { question: Id; answer: AnswerTo<Id> } }[ChoiceQuestionId];
type RuleOf<Id extends ChoiceQuestionId> = {
  id: RoadblockId;
  because: Id;
  answers: readonly AnswerTo<Id>[];
  unless?: Exception;
  title: string;
  text: string;
};
type Rule = { [Id in ChoiceQuestionId]: RuleOf<Id> }[ChoiceQuestionId];

/** The assessment promises the biggest roadblocks; a longer list would include everything. */
export const ROADBLOCKS_MAX = 3;

/** The biggest first. Every situation implies one. */
const RULES: readonly Rule[] = [
  {
    id: "no-funnel",
    because: "funnel",
    answers: ["no-funnel"],
    title: "No path from the click to the sale",
    text:
      "Every click costs money. Without a funnel most of the people behind it have nowhere to go next, " +
      "and no better ad changes that.",
  },
  {
    id: "weak-funnel",
    because: "funnel",
    answers: ["not-converting"],
    title: "A funnel that does not convert",
    text:
      "People come in and leave again before the sale. Look at the offer first, then at whether the " +
      "page says what the ad promises.",
  },
  {
    id: "new-account",
    because: "situation",
    answers: ["haven't-run-ads"],
    title: "Nothing tells Meta yet who your customer is",
    text:
      "A new account starts without data. Its first campaigns have to teach it who buys, and without a " +
      "plan that is an expensive lesson.",
  },
  {
    id: "failed-try",
    because: "situation",
    answers: ["tried-failed"],
    title: "A last try that has to be explained first",
    text:
      "Ads that did not work point at something. Until it is clear whether product, audience, offer or " +
      "funnel gave way, the next try is a guess.",
  },
  {
    id: "swings",
    because: "situation",
    answers: ["yo-yo"],
    title: "Good weeks that do not repeat",
    text:
      "Results that swing are hard to plan with and hard to grow. The good weeks hide which of the four " +
      "parts is weak.",
  },
  {
    id: "costly-days",
    because: "adSpend",
    answers: ["1000-3000", "3000-plus"],
    unless: { question: "funnel", answer: "converting" },
    title: "Weak days that cost a lot",
    text: "At your spend a weak week is a large bill. Finding the part that gives is worth more than the next new ad.",
  },
  {
    id: "unsteady-funnel",
    because: "funnel",
    answers: ["inconsistent"],
    title: "A funnel that converts on some days only",
    text:
      "When the same funnel works one week and not the next, some part of it lives off luck. It has to " +
      "hold before more budget goes in.",
  },
  {
    id: "own-hours",
    because: "situation",
    answers: ["working-handoff"],
    title: "Ads that take your own hours",
    text: "They work, and you want to hand them off. As long as they take your hours, they cannot outgrow them.",
  },
  {
    id: "second-eyes",
    because: "situation",
    answers: ["coaching"],
    title: "A second pair of eyes is missing",
    text: "You run ads and want to get better at it. What somebody beside you would see early costs money in tests.",
  },
  {
    id: "small-budget",
    because: "adSpend",
    answers: ["under-100", "100-300"],
    // Somebody who has not run ads yet has no budget that could be too small.
    unless: { question: "situation", answer: "haven't-run-ads" },
    title: "A budget that learns slowly",
    text:
      "Few sales a day give Meta little to learn from, so every test takes long. What you test first " +
      "matters more than how much.",
  },
];

/** Upper bound of the monthly revenue in dollars for each answer; the highest has none. */
const REVENUE_BELOW = new Map([
  ["under-10k", 10_000],
  ["10k-50k", 50_000],
  ["50k-200k", 200_000],
]);

/** A target this many times today's revenue takes more than a larger budget. */
const LARGE_GAP = 3;

/**
 * The roadblocks of a visitor's ads, biggest first, at most `ROADBLOCKS_MAX`, derived from the answers by fixed rules.
 * A complete assessment has at least one; without answers there are none. Never throws.
 */
export function roadblocks(answers: AnyAnswers): Roadblock[] {
  return [...RULES.filter((rule) => applies(rule, answers)), ...targetGap(answers)]
    .slice(0, ROADBLOCKS_MAX)
    .map(({ id, because, title, text }) => ({ id, because, title, text }));
}

function applies({ because, answers: telling, unless }: Rule, answers: AnyAnswers): boolean {
  if (unless && answers[unless.question] === unless.answer) return false;
  return telling.some((answer) => answer === answers[because]);
}

function targetGap({ revenue, targetRevenue: target }: AnyAnswers): Roadblock[] {
  const below = REVENUE_BELOW.get(revenue ?? "") ?? Infinity;
  const times = Math.floor((targetRevenue(target ?? "").dollars ?? 0) / below);
  if (times < LARGE_GAP) return [];
  return [
    {
      id: "far-target",
      because: "targetRevenue",
      title: "A target that budget alone does not reach",
      text:
        `You aim for at least ${times.toLocaleString("en-US")} times what you make today. At the same ` +
        "cost of a sale that takes as many times the budget, so the four parts have to get better " +
        "first.",
    },
  ];
}
