import type { Choice } from "#domain/funnel/answers/questions";
import type { OverrideRule } from "#domain/offers/scoring/override-rules";
import type { ScoreRange } from "#domain/offers/scoring/score-ranges";
import type { ScoringRule } from "#domain/offers/scoring/scoring-rules";

const POINTS: readonly (readonly [...Choice, points: number])[] = [
  ["situation", "haven't-run-ads", 0],
  ["situation", "tried-failed", 5],
  ["situation", "yo-yo", 10],
  ["situation", "working-handoff", 15],
  ["situation", "coaching", 20],
  ["adSpend", "under-100", 0],
  ["adSpend", "100-300", 5],
  ["adSpend", "300-1000", 10],
  ["adSpend", "1000-3000", 15],
  ["adSpend", "3000-plus", 20],
  ["funnel", "no-funnel", 0],
  ["funnel", "not-converting", 5],
  ["funnel", "inconsistent", 10],
  ["funnel", "converting", 15],
  ["goal", "first-funnel", 0],
  ["goal", "fix-inconsistency", 10],
  ["goal", "scale", 15],
  ["goal", "coaching", 20],
];

/** The points of spec 9, as the migrations bring them. */
export const FIRST_SCORING_RULES: readonly ScoringRule[] = POINTS.map(
  ([questionId, answerValue, points], index) => ({ id: index + 1, questionId, answerValue, points }),
);

/** The ranges of contract 6. */
export const FIRST_SCORE_RANGES: readonly ScoreRange[] = [
  { id: 1, minScore: 0, maxScore: 15, targetTier: 1 },
  { id: 2, minScore: 16, maxScore: 25, targetTier: 2 },
  { id: 3, minScore: 26, maxScore: 35, targetTier: 3 },
  { id: 4, minScore: 36, maxScore: 45, targetTier: 4 },
  { id: 5, minScore: 46, maxScore: 75, targetTier: 5 },
];

/** The tier rules of spec 9, in its order. */
export const FIRST_OVERRIDE_RULES: readonly OverrideRule[] = [
  rule(1, "No funnel yet", ["funnel", "no-funnel"], null, 1),
  rule(2, "Wants coaching", ["situation", "coaching"], null, 5),
  rule(3, "Small spend, tried before", ["adSpend", "under-100"], ["situation", "tried-failed"], 2),
  rule(4, "Modest spend, tried before", ["adSpend", "100-300"], ["situation", "tried-failed"], 2),
  rule(5, "Small spend", ["adSpend", "under-100"], null, 1),
  rule(6, "Modest spend", ["adSpend", "100-300"], null, 1),
];

function rule(
  id: number,
  name: string,
  [questionId, answerValue]: Choice,
  and: Choice | null,
  targetTier: number,
): OverrideRule {
  const [andQuestionId, andAnswerValue] = and ?? [null, null];
  // Steps of ten leave room for rules in between.
  const priority = id * 10;
  return {
    id,
    name,
    questionId,
    answerValue,
    andQuestionId,
    andAnswerValue,
    targetTier,
    priority,
    isActive: 1,
  };
}
