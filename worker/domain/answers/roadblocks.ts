import type { AnyAnswers } from "./answers.ts";
import { monthlyRevenue, monthlyTarget } from "./revenue-gap.ts";
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
  unless?: readonly Exception[];
  title: string;
  text: string;
};
type Rule = { [Id in ChoiceQuestionId]: RuleOf<Id> }[ChoiceQuestionId];

/** The assessment promises the biggest roadblocks; a longer list would include everything. */
export const ROADBLOCKS_MAX = 3;

/** The biggest first. Every situation implies one, or gives way to one. */
const RULES: readonly Rule[] = [
  {
    id: "no-funnel",
    because: "funnel",
    answers: ["no-funnel"],
    title: "Your ads have no path to a sale yet",
    text:
      "Every click costs money. Without a funnel, most people who click have nowhere to go next, and a " +
      "better ad won’t change that.",
  },
  {
    id: "weak-funnel",
    because: "funnel",
    answers: ["not-converting"],
    title: "Your funnel loses people before the sale",
    text:
      "People come in and leave without buying. Look at the offer first, then check that the page says " +
      "what the ad promises.",
  },
  {
    id: "new-account",
    because: "situation",
    answers: ["haven't-run-ads"],
    title: "Meta doesn’t know who your customer is yet",
    text:
      "A new ad account starts with no data. Its first campaigns have to teach Meta who buys, and without " +
      "a plan that’s an expensive lesson.",
  },
  {
    id: "failed-try",
    because: "situation",
    answers: ["tried-failed"],
    title: "Your ads failed for a reason worth finding first",
    text:
      "It lies in your product, audience, offer or funnel. Until you know which one gave way, the next try " +
      "is a guess.",
  },
  {
    id: "swings",
    because: "situation",
    answers: ["yo-yo"],
    title: "Your good weeks don’t repeat",
    text:
      "Results that swing are hard to plan with and hard to grow. The good weeks hide which part is weak: " +
      "product, audience, offer or funnel.",
  },
  {
    id: "costly-days",
    because: "adSpend",
    answers: ["1000-3000", "3000-plus"],
    unless: [{ question: "funnel", answer: "converting" }],
    title: "Your weak days are expensive",
    text: "At your spend, one weak week is a large bill. Finding the weak part is worth more than your next new ad.",
  },
  {
    id: "unsteady-funnel",
    because: "funnel",
    answers: ["inconsistent"],
    title: "Your funnel works one week but not the next",
    text: "That means luck is doing part of the job. Make the funnel hold before you put in more budget.",
  },
  {
    id: "own-hours",
    because: "situation",
    answers: ["working-handoff"],
    // What their ads lack comes before whose hours they take.
    unless: [
      { question: "funnel", answer: "no-funnel" },
      { question: "adSpend", answer: "under-100" },
      { question: "adSpend", answer: "100-300" },
    ],
    title: "Your ads run on your own hours",
    text: "You want to hand them off. As long as they need your hours, they can’t outgrow them.",
  },
  {
    id: "second-eyes",
    because: "situation",
    answers: ["coaching"],
    title: "Your ads need a second pair of eyes",
    text:
      "You run ads and want to get better at it. Someone beside you would spot early what you now pay to " +
      "find out in tests.",
  },
  {
    id: "small-budget",
    because: "adSpend",
    answers: ["under-100", "100-300"],
    // Somebody who has not run ads yet has no budget that could be too small.
    unless: [{ question: "situation", answer: "haven't-run-ads" }],
    title: "On your budget, Meta learns slowly",
    text:
      "Few sales a day give Meta little to learn from, so every test takes long. What you test first " +
      "matters more than how much you spend.",
  },
];

/** A target this many times today's revenue takes more than a larger budget. */
const LARGE_GAP = 3;

/**
 * The roadblocks of a visitor's ads, biggest first, at most `ROADBLOCKS_MAX`, derived from the answers by fixed rules.
 * A complete assessment has at least one; without answers there are none. Never throws.
 */
export function roadblocks(answers: AnyAnswers): Roadblock[] {
  return [...RULES.filter((rule) => applies(rule, answers)), ...farTarget(answers)]
    .slice(0, ROADBLOCKS_MAX)
    .map(({ id, because, title, text }) => ({ id, because, title, text }));
}

function applies({ because, answers: telling, unless }: Rule, answers: AnyAnswers): boolean {
  if (unless?.some(({ question, answer }) => answers[question] === answer)) return false;
  return telling.some((answer) => answer === answers[because]);
}

function farTarget({ revenue, targetRevenue: target }: AnyAnswers): Roadblock[] {
  const below = monthlyRevenue(revenue)?.below ?? Infinity;
  const times = Math.floor((monthlyTarget(target ?? "")?.least ?? 0) / below);
  if (times < LARGE_GAP) return [];
  const many = times.toLocaleString("en-US");
  return [
    {
      id: "far-target",
      because: "targetRevenue",
      title: "Your target takes more than a bigger budget",
      text:
        `You’re aiming for at least ${many} times what you make today. At the same cost per sale, that takes ` +
        `${many} times the budget. So the offer and the funnel have to get better first.`,
    },
  ];
}
