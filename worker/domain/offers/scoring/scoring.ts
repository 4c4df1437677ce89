import { QUESTIONS, QUESTION_IDS } from "../../funnel/answers/questions.ts";
import { answerLabel } from "../../funnel/answers/answers.ts";
import { leadScore } from "./lead-score.ts";
import type { OverrideRule } from "./override-rules.ts";
import type { ScoreRange } from "./score-ranges.ts";
import type { ScoringRule } from "./scoring-rules.ts";

/** Everything a score depends on. `tiers` are the existing ones in ascending order. */
export type ScoringConfig = {
  rules: readonly ScoringRule[];
  ranges: readonly ScoreRange[];
  overrides: readonly OverrideRule[];
  tiers: readonly number[];
};

/** One line of the breakdown; `answerValue` is null if the question was not answered. */
export type BreakdownLine = {
  questionId: string;
  question: string;
  answer: string;
  answerValue: string | null;
  points: number;
};

/** What is stored of a breakdown: the points of each question, in order. The rest follows from the answers. */
export type Points = Record<string, number>;

/** `nearest`: the score lies outside every range. `no-range`: there are none. */
export type DecidedBy =
  | { kind: "override"; id: number; name: string }
  | { kind: "range" | "nearest"; id: number; minScore: number; maxScore: number }
  | { kind: "no-range" };

export type Scoring = {
  score: number;
  offerTier: number;
  leadScore: number;
  breakdown: BreakdownLine[];
  decidedBy: DecidedBy;
};

type GivenAnswers = Readonly<Record<string, unknown>>;

/**
 * Score, tier and lead score under a configuration (contract 6). Missing and unknown answers score 0 points and match
 * no override. Without any ranges the tier is the lowest existing one, or 1 if there is none.
 */
export function scoreAssessment(answers: GivenAnswers, config: ScoringConfig): Scoring {
  const breakdown = breakDown(answers, config.rules);
  const score = breakdown.reduce((sum, { points }) => sum + points, 0);
  const { offerTier, decidedBy } = decideTier(answers, score, config);
  return { score, offerTier, leadScore: leadScore({ offerTier, answers }), breakdown, decidedBy };
}

/** One line for each question that has rules, in the order asked; unknown question ids come last. */
function breakDown(answers: GivenAnswers, rules: readonly ScoringRule[]): BreakdownLine[] {
  const scored = new Set(rules.map(({ questionId }) => questionId));
  const known = QUESTION_IDS.filter((id) => scored.has(id));
  const unknown = [...scored].filter((id) => !known.some((other) => other === id)).toSorted();
  return [...known, ...unknown].map((questionId) => {
    const points = rules
      .filter(
        (rule) => rule.questionId === questionId && rule.answerValue === givenAnswer(answers, questionId),
      )
      .reduce((sum, rule) => sum + rule.points, 0);
    return lineOf(answers, questionId, points);
  });
}

function lineOf(answers: GivenAnswers, questionId: string, points: number): BreakdownLine {
  const answerValue = givenAnswer(answers, questionId);
  const question = QUESTIONS.find(({ id }) => id === questionId)?.question ?? questionId;
  const answer = answerValue === null ? "Not answered" : answerLabel(questionId, answerValue);
  return { questionId, question, answer, answerValue, points };
}

/** A breakdown as it is stored. */
export function pointsOf(breakdown: readonly BreakdownLine[]): Points {
  return Object.fromEntries(breakdown.map(({ questionId, points }) => [questionId, points]));
}

/** The breakdown of answers with their stored points. */
export function breakdownOf(answers: GivenAnswers, points: Points): BreakdownLine[] {
  return Object.entries(points).map(([questionId, given]) => lineOf(answers, questionId, given));
}

function decideTier(
  answers: GivenAnswers,
  score: number,
  { ranges, overrides, tiers }: ScoringConfig,
): { offerTier: number; decidedBy: DecidedBy } {
  const override = overrides
    .filter((rule) => rule.isActive === 1 && overrideHolds(rule, answers))
    .toSorted((a, b) => a.priority - b.priority || a.id - b.id)[0];
  if (override) {
    const { id, name, targetTier } = override;
    return { offerTier: targetTier, decidedBy: { kind: "override", id, name } };
  }
  const range = ranges.toSorted(
    (a, b) => distance(a, score) - distance(b, score) || a.minScore - b.minScore || a.id - b.id,
  )[0];
  if (!range)
    return { offerTier: tiers.length > 0 ? Math.min(...tiers) : 1, decidedBy: { kind: "no-range" } };
  const { id, minScore, maxScore, targetTier } = range;
  const kind = distance(range, score) === 0 ? "range" : "nearest";
  return { offerTier: targetTier, decidedBy: { kind, id, minScore, maxScore } };
}

function overrideHolds(rule: OverrideRule, answers: GivenAnswers): boolean {
  const { questionId, answerValue, andQuestionId, andAnswerValue } = rule;
  if (givenAnswer(answers, questionId) !== answerValue) return false;
  return andQuestionId === null || givenAnswer(answers, andQuestionId) === andAnswerValue;
}

function distance({ minScore, maxScore }: ScoreRange, score: number): number {
  return Math.max(0, minScore - score, score - maxScore);
}

function givenAnswer(answers: GivenAnswers, questionId: string): string | null {
  const value = Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
  return typeof value === "string" ? value : null;
}
