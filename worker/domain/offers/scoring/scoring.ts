import { labelOf } from "../../content/answer-labels.ts";
import { questionText, type StaffWords } from "../../content/staff-words.ts";
import { QUESTION_IDS } from "../../funnel/answers/questions.ts";
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

/** What is stored of a breakdown: the points of each question, in order. The rest follows from answers and words. */
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
  points: Points;
  decidedBy: DecidedBy;
};

type GivenAnswers = Readonly<Record<string, unknown>>;

/**
 * Score, tier and lead score under a configuration (contract 6). Missing and unknown answers score 0 points and match
 * no override. Without any ranges the tier is the lowest existing one, or 1 if there is none.
 */
export function scoreAssessment(answers: GivenAnswers, config: ScoringConfig): Scoring {
  const points = pointsOf(answers, config.rules);
  const score = Object.values(points).reduce((sum, each) => sum + each, 0);
  const { offerTier, decidedBy } = decideTier(answers, score, config);
  return { score, offerTier, leadScore: leadScore({ offerTier, answers }), points, decidedBy };
}

/** The points of each question that has rules, in the order asked; unknown question ids come last. */
function pointsOf(answers: GivenAnswers, rules: readonly ScoringRule[]): Points {
  const scored = new Set(rules.map(({ questionId }) => questionId));
  const known = QUESTION_IDS.filter((id) => scored.has(id));
  const unknown = [...scored].filter((id) => !known.some((other) => other === id)).toSorted();
  const each = [...known, ...unknown].map((questionId): [string, number] => {
    const given = givenAnswer(answers, questionId);
    const earned = rules.filter((rule) => rule.questionId === questionId && rule.answerValue === given);
    return [questionId, earned.reduce((sum, { points }) => sum + points, 0)];
  });
  return Object.fromEntries(each);
}

/** The breakdown of answers with their stored points, in the published words. */
export function breakdownOf(answers: GivenAnswers, points: Points, words: StaffWords): BreakdownLine[] {
  return Object.entries(points).map(([questionId, given]) => {
    const answerValue = givenAnswer(answers, questionId);
    const answer = answerValue === null ? "Not answered" : labelOf(words.labels, questionId, answerValue);
    return { questionId, question: questionText(words, questionId), answer, answerValue, points: given };
  });
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
