import type { AnyAnswers } from "./answers.ts";
import { monthlyRevenue, monthlyTarget } from "./revenue-gap.ts";
import type { AnswerTo, ChoiceQuestionId, QuestionId } from "./questions.ts";

/** What may hold a visitor's ads back; everything written about one is keyed by its id. */
export const ROADBLOCK_IDS = [
  "no-funnel",
  "weak-funnel",
  "new-account",
  "failed-try",
  "swings",
  "costly-days",
  "unsteady-funnel",
  "own-hours",
  "second-eyes",
  "small-budget",
  "far-target",
] as const;

export type RoadblockId = (typeof ROADBLOCK_IDS)[number];

/**
 * Something that holds a visitor's ads back, and the question whose answer reveals it. `times`: how many times today's
 * revenue the target is, where that is what holds them back.
 */
export type Roadblock = { id: RoadblockId; because: QuestionId; times: number | null };

type Exception = { [Id in ChoiceQuestionId]: { question: Id; answer: AnswerTo<Id> } }[ChoiceQuestionId];
type RuleOf<Id extends ChoiceQuestionId> = {
  id: RoadblockId;
  because: Id;
  answers: readonly AnswerTo<Id>[];
  unless?: readonly Exception[];
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
  },
  {
    id: "weak-funnel",
    because: "funnel",
    answers: ["not-converting"],
  },
  {
    id: "new-account",
    because: "situation",
    answers: ["haven't-run-ads"],
  },
  {
    id: "failed-try",
    because: "situation",
    answers: ["tried-failed"],
  },
  {
    id: "swings",
    because: "situation",
    answers: ["yo-yo"],
  },
  {
    id: "costly-days",
    because: "adSpend",
    answers: ["1000-3000", "3000-plus"],
    unless: [{ question: "funnel", answer: "converting" }],
  },
  {
    id: "unsteady-funnel",
    because: "funnel",
    answers: ["inconsistent"],
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
  },
  {
    id: "second-eyes",
    because: "situation",
    answers: ["coaching"],
  },
  {
    id: "small-budget",
    because: "adSpend",
    answers: ["under-100", "100-300"],
    // Somebody who has not run ads yet has no budget that could be too small.
    unless: [{ question: "situation", answer: "haven't-run-ads" }],
  },
];

/** A target this many times today's revenue takes more than a larger budget. */
const LARGE_GAP = 3;

/**
 * The roadblocks of a visitor's ads, biggest first, at most `ROADBLOCKS_MAX`, derived from the answers by fixed rules.
 * A complete assessment has at least one; without answers there are none. Never throws.
 */
export function roadblocks(answers: AnyAnswers): Roadblock[] {
  const found = RULES.filter((rule) => applies(rule, answers));
  return [...found.map(({ id, because }) => ({ id, because, times: null })), ...farTarget(answers)].slice(
    0,
    ROADBLOCKS_MAX,
  );
}

/** The roadblocks that an answer may reveal, biggest first. */
export function roadblocksBy(questionId: string, answer: string): RoadblockId[] {
  return RULES.filter(
    ({ because, answers }) => because === questionId && answers.some((telling) => telling === answer),
  ).map(({ id }) => id);
}

function applies({ because, answers: telling, unless }: Rule, answers: AnyAnswers): boolean {
  if (unless?.some(({ question, answer }) => answers[question] === answer)) return false;
  return telling.some((answer) => answer === answers[because]);
}

function farTarget({ revenue, targetRevenue: target }: AnyAnswers): Roadblock[] {
  const below = monthlyRevenue(revenue)?.below ?? Infinity;
  const times = Math.floor((monthlyTarget(target ?? "")?.least ?? 0) / below);
  return times < LARGE_GAP ? [] : [{ id: "far-target", because: "targetRevenue", times }];
}
